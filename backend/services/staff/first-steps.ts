import type { Deps } from '@/backend/deps';
import { demoOutboxAddress } from '@/backend/services/notification/demo-outbox-address';
import { hasOperator } from './staff-lists';

const nameAdvisor = `Nobody can administer this site yet. Name the first advisor (stop first where the database is embedded):
  npm run staff -- add PHONE-OR-EMAIL --role advisor --name "LAST FIRST"`;

const setGateway = `The codes that people log in with reach nobody yet. Set SMS_GATEWAY_URL for phones and SMTP_URL for mail addresses, or, to
try Sala, DEMO_MODE=on: the next start prints the address where they are shown.`;

/** A site with demo data says it with its demo accounts. */
const sayOutbox = ({ env, secrets }: Deps): string =>
  `The codes that people log in with are shown at ${env.PUBLIC_ORIGIN}${demoOutboxAddress(secrets)}`;

/** What the operator must still do before anybody can work with the site. */
export async function firstSteps(deps: Deps): Promise<string[]> {
  const { env, sms, mail } = deps;
  const isMute = [sms, mail].every(({ name }) => name === 'embedded') && !env.DEMO_MODE;
  return [
    ...((await hasOperator(deps.db)) ? [] : [nameAdvisor]),
    ...(isMute ? [setGateway] : []),
    ...(env.DEMO_MODE && env.SEED !== 'demo' ? [sayOutbox(deps)] : []),
  ];
}
