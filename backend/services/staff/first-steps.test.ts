import { expect, test } from 'vitest';
import { embeddedMail } from '@/backend/gateways/mail';
import { embeddedSms } from '@/backend/gateways/sms';
import { useTestBackend } from '@/tests/support/backend';
import { makePerson } from '@/tests/support/make';
import { firstSteps } from './first-steps';

const backend = useTestBackend();

test('an operator learns that nobody can administer the site, and that codes reach nobody', async () => {
  const { deps } = backend.current;
  const mute = { ...deps, sms: embeddedSms, mail: embeddedMail, env: { ...deps.env, DEMO_MODE: false } };
  const steps = await firstSteps(mute);
  expect(steps).toEqual([
    expect.stringContaining('npm run staff -- add PHONE-OR-EMAIL --role advisor'),
    expect.stringContaining('SMS_GATEWAY_URL'),
  ]);
  const demo = await firstSteps({ ...mute, env: { ...mute.env, DEMO_MODE: true, SEED: 'none' } });
  expect(demo[1]).toContain(`${deps.env.PUBLIC_ORIGIN}/demo/outbox?key=`);
  expect(demo).toHaveLength(2);
  expect(await firstSteps({ ...mute, sms: { ...embeddedSms, name: 'http' } })).toHaveLength(1);
  await makePerson(backend.current, { roles: ['advisor', 'operator'] });
  expect(await firstSteps({ ...mute, sms: { ...embeddedSms, name: 'http' } })).toEqual([]);
});
