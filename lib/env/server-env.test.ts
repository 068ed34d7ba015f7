import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  defaultOrganizationId,
  defaultSubjectIds,
  readServerEnv,
  serverSettings,
  ServerEnvError,
} from './server-env';

const messageOf = (source: Record<string, string>) => {
  try {
    readServerEnv(source);
  } catch (error) {
    if (error instanceof ServerEnvError) return error.message;
    throw error;
  }
  throw new Error('these settings were accepted');
};

describe('readServerEnv', () => {
  it('needs nothing: the embedded demo on localhost', () => {
    expect(readServerEnv({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      SEED: 'demo',
      DEMO_MODE: true,
      ORGANIZATION_ID: defaultOrganizationId,
      CAREER_CENTER_ORGANIZATION_ID: defaultOrganizationId,
      API_GRANT_TYPE: 'password',
      API_SCOPE: 'openid',
      MBTI_SUBJECT_ID: defaultSubjectIds.personality,
      HOLLAND_SUBJECT_ID: defaultSubjectIds.holland,
      CONNECT_SUBJECT_ID: defaultSubjectIds.connect,
      API_CLIENT_ID: 'sala-web',
      S3_REGION: 'us-east-1',
      S3_PUBLIC_READ: 'acl',
      OIDC_PROVIDER_HINT: 'kc_idp_hint',
      TELEGRAM_API_ROOT: 'https://api.telegram.org',
      TELEGRAM_BOT_NAME: 'sala_demo_bot',
      TELEGRAM_CHAT_ROOT: 'http://localhost:3000/demo',
      TELEGRAM_OIDC_ISSUER: 'https://oauth.telegram.org',
      MAIL_RECIPIENT: 'contact@sala.example',
      LOG_LEVEL: 'info',
      SMS_GATEWAY_FORM: 'sala',
      SMS_PER_DAY_MAX: 5000,
      SMS_PART_RIEL: 100,
      TRUST_PROXY: 0,
      KHR_PER_USD: 4050,
    });
  });

  it('shows no demo on PostgreSQL or with a remote backend, unless asked', () => {
    const database = { DATABASE_URL: 'postgres://sala:x@db:5432/sala' };
    expect(readServerEnv(database)).toMatchObject({ SEED: 'none', DEMO_MODE: false });
    expect(readServerEnv({ API_BASE_URL: 'https://api.example.edu.kh/' })).toMatchObject({
      API_BASE_URL: 'https://api.example.edu.kh',
      SEED: 'none',
      DEMO_MODE: false,
    });
    expect(readServerEnv({ ...database, SEED: 'demo' })).toMatchObject({ SEED: 'demo', DEMO_MODE: false });
    expect(readServerEnv({ ...database, SEED: 'demo', DEMO_MODE: 'on' })).toMatchObject({ DEMO_MODE: true });
    expect(readServerEnv({ SEED: 'none' })).toMatchObject({ SEED: 'none', DEMO_MODE: false });
  });

  it('gives the embedded demo a bot, and no other site', () => {
    const database = { DATABASE_URL: 'postgres://sala:x@db:5432/sala', SEED: 'demo', DEMO_MODE: 'on' };
    for (const source of [{ DEMO_MODE: 'off' }, { SEED: 'none' }, database]) {
      const { TELEGRAM_BOT_NAME: name, TELEGRAM_CHAT_ROOT: root } = readServerEnv(source);
      expect([name, root]).toEqual([undefined, 'https://t.me']);
    }
    const own = { TELEGRAM_BOT_NAME: 'sala_bot', TELEGRAM_BOT_TOKEN: `123456:${'a'.repeat(30)}` };
    expect(readServerEnv(own)).toMatchObject({ ...own, TELEGRAM_CHAT_ROOT: 'https://t.me' });
  });

  it('derives the public origin from the port, and keeps a given one without its slash', () => {
    expect(readServerEnv({ PORT: '4123' }).PUBLIC_ORIGIN).toBe('http://localhost:4123');
    expect(readServerEnv({ PUBLIC_ORIGIN: 'https://sala.edu.kh/' }).PUBLIC_ORIGIN).toBe(
      'https://sala.edu.kh',
    );
  });

  it('wants a subject of its own for each questionnaire', () => {
    expect(messageOf({ HOLLAND_SUBJECT_ID: defaultSubjectIds.personality })).toBe(
      'MBTI_SUBJECT_ID, HOLLAND_SUBJECT_ID, CONNECT_SUBJECT_ID must differ from each other',
    );
  });

  it('wants all that PlasGate asks for', () => {
    const plasgate = { SMS_GATEWAY_FORM: 'plasgate', SMS_SENDER: 'Sala', SMS_GATEWAY_TOKEN: 's3cret' };
    const url = 'https://cloudapi.plasgate.com/rest/send';
    expect(messageOf({ SMS_GATEWAY_FORM: 'plasgate' })).toBe(
      'SMS_GATEWAY_FORM=plasgate needs SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN, SMS_SENDER too',
    );
    expect(messageOf({ ...plasgate, SMS_GATEWAY_URL: url })).toContain('SMS_GATEWAY_URL needs ?private_key=');
    expect(messageOf({ SMS_SENDER: 'Sala' })).toContain('with SMS_GATEWAY_FORM=plasgate only');
    expect(readServerEnv({ ...plasgate, SMS_GATEWAY_URL: `${url}?private_key=one` }).SMS_GATEWAY_FORM).toBe(
      'plasgate',
    );
  });

  it('takes an empty value as absent', () => {
    expect(readServerEnv({ PORT: '', DATABASE_URL: ' ', SEED: '' })).toEqual(readServerEnv({}));
  });

  it('names every bad variable once with what is expected', () => {
    expect(
      messageOf({ PORT: 'abc', SEED: 'all', TRUST_PROXY: '-1', PUBLIC_ORIGIN: 'sala.edu.kh' }).split('\n'),
    ).toEqual([
      'PORT is "abc": expected a port number from 1 to 65535',
      'PUBLIC_ORIGIN is "sala.edu.kh": expected the origin people open, such as https://sala.example.edu.kh, without a path',
      'SEED is "all": expected demo or none',
      'TRUST_PROXY is "-1": expected the number of reverse proxies in front, 0 to 5',
    ]);
    expect(messageOf({ PORT: '70000' })).toContain('PORT is "70000"');
    expect(messageOf({ PORT: '80.5' })).toContain('PORT is "80.5"');
    expect(messageOf({ DEMO_MODE: 'maybe' })).toBe('DEMO_MODE is "maybe": expected on or off');
    expect(messageOf({ PUBLIC_ORIGIN: 'https://sala.edu.kh/portal' })).toContain('PUBLIC_ORIGIN');
  });

  it('keeps secrets out of its messages', () => {
    const message = messageOf({ DATABASE_URL: 'mysql://root:hunter2@db/x', SMS_GATEWAY_TOKEN: 's3cret' });
    expect(message).toContain('DATABASE_URL has a value that cannot be used: expected postgres://');
    expect(message).toContain('SMS_GATEWAY_URL is not');
    expect(messageOf({ SHLINK_API_KEY: 'hunter2' })).toBe(
      'SHLINK_URL, SHLINK_API_KEY belong together: set both or neither (missing: SHLINK_URL)',
    );
    expect(messageOf({ SHLINK_URL: 'https://go.example' })).toContain(
      'set both or neither (missing: SHLINK_API_KEY)',
    );
    expect(message).not.toMatch(/hunter2|s3cret/);
  });
});

describe('.env.example', () => {
  const blocks = readFileSync('.env.example', 'utf8')
    .split(/\n\s*\n/)
    .filter((block) => /^[A-Z0-9_]+=/m.test(block));

  it('documents every setting with its default, and no other', () => {
    const documented = blocks.map((block) => {
      const [, name = '', defaultText = ''] = /^([A-Z0-9_]+)=(.*)$/m.exec(block) ?? [];
      const description = [...block.matchAll(/^# (.*)$/gm)].map(([, text]) => text).join(' ');
      return { name, defaultText, description };
    });
    expect(documented).toEqual(serverSettings());
  });

  it('means the defaults when copied as it stands', () => {
    const copied = Object.fromEntries(
      blocks.flatMap((block) =>
        [...block.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
      ),
    );
    expect(readServerEnv(copied)).toEqual(readServerEnv({}));
  });
});
