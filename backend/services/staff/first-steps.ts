import type { Deps } from '@/backend/deps';
import { hasAdvisor } from './staff-lists';

const nameAdvisor = `Nobody can administer this site yet. Name the first advisor (stop first where the database is embedded):
  npm run staff -- add PHONE-OR-EMAIL --role advisor --name "LAST FIRST"`;

const setGateway = `The codes that people log in with reach nobody yet. Set SMS_GATEWAY_URL for phones and SMTP_URL for mail addresses, or, to
try Sala on this machine, DEMO_MODE=on and read them at /demo/outbox.`;

/** What the operator must still do before anybody can work with the site. */
export async function firstSteps(deps: Deps): Promise<string[]> {
  const { env, sms, mail } = deps;
  const isMute = [sms, mail].every(({ name }) => name === 'embedded') && !env.DEMO_MODE;
  return [...((await hasAdvisor(deps)) ? [] : [nameAdvisor]), ...(isMute ? [setGateway] : [])];
}
