import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readServerEnv } from '@/lib/env/server-env';
import { drillSettings, namesThatReachOut } from './drill-settings';

const readable = { METRICS_TOKEN: 'a-token-of-the-operator' };

/** Every setting of the example for operators, also those that begin as comments. */
const all: Record<string, string> = Object.fromEntries(
  [...readFileSync('deploy/env/backend.env', 'utf8').matchAll(/^#?([A-Z]\w*)='(.*)'$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

it('a drill has none of the settings that reach people, and what is left agrees with itself', () => {
  const settings = drillSettings({
    ...all,
    ...readable,
    MAIL_REPLY_ADDRESS: 'a@sala.test',
    MAIL_REPLY_SECRET: 'secret',
  });
  expect(Object.keys(settings).filter((name) => /S3|SMS|SMTP|MAIL/.test(name))).toEqual([]);
  expect(readServerEnv(settings)).toMatchObject({
    DATABASE_URL: all['DATABASE_URL'],
    PUBLIC_ORIGIN: all['PUBLIC_ORIGIN'],
  });
});

it('names what a start must do without', () => {
  expect(namesThatReachOut(all)).toEqual(
    expect.arrayContaining(['SMTP_URL', 'MAIL_FROM', 'S3_BUCKET', 'SMS_GATEWAY_URL']),
  );
  expect(namesThatReachOut(all)).not.toContain('DATABASE_URL');
});
