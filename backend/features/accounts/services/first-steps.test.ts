import { expect, test } from 'vitest';
import { embeddedMail } from '@/backend/gateways/mail';
import { embeddedSms } from '@/backend/gateways/sms';
import { useTestBackend } from '@/tests/support/backend';
import { makeBank } from '@/tests/support/loans';
import { makePerson, makeSchool } from '@/tests/support/make';
import { firstSteps } from './first-steps';

const backend = useTestBackend();

const addressed = (text: string) => expect.stringContaining(text);
const schools = addressed('npm run import -- schools');
const banks = addressed('npm run import -- banks');
const advisor = addressed('npm run staff -- add PHONE-OR-EMAIL --role advisor');

test('an operator learns what is missing, until it is there', { tags: 'postgres' }, async () => {
  const b = backend.current;
  const { deps } = b;
  const mute = { ...deps, sms: embeddedSms, mail: embeddedMail, env: { ...deps.env, DEMO_MODE: false } };
  const real = { ...mute, sms: { ...embeddedSms, name: 'http' } };
  expect(await firstSteps(mute)).toEqual([advisor, addressed('SMTP_URL'), schools, banks]);
  const mailOnly = { ...mute, mail: { ...embeddedMail, name: 'smtp' } };
  expect(await firstSteps(mailOnly)).toEqual([
    advisor,
    addressed('Codes reach mail addresses only'),
    schools,
    banks,
  ]);
  const demo = await firstSteps({ ...mute, env: { ...mute.env, DEMO_MODE: true, SEED: 'none' } });
  expect(demo).toEqual([advisor, addressed(`${deps.env.PUBLIC_ORIGIN}/demo/outbox?key=`), schools, banks]);
  await makePerson(b, { roles: ['advisor', 'operator'] });
  expect(await firstSteps(real)).toEqual([schools, banks]);
  await makeSchool(b, { status: 'inactive' });
  await makeBank(b, { status: 'inactive' });
  expect(await firstSteps(real)).toEqual([schools, banks]);
  await makeSchool(b);
  await makeBank(b);
  expect(await firstSteps(real)).toEqual([]);
});
