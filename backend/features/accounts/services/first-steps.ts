import { eq } from 'drizzle-orm';
import { banks, schools } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { demoOutboxAddress } from '@/backend/features/notices/services/demo-outbox-address';
import { hasOperator } from './staff-lists';

const nameAdvisor = `Nobody can administer this site yet. Name the first advisor (stop first where the database is embedded):
  npm run staff -- add PHONE-OR-EMAIL --role advisor --name "LAST FIRST"`;

const setGateway = `The codes that people log in with reach nobody yet. Set SMS_GATEWAY_URL for phones and SMTP_URL for mail addresses, or, to
try Sala, DEMO_MODE=on: the next start prints the address where they are shown.`;

/** A site with demo data says it with its demo accounts. */
const sayOutbox = ({ env, secrets }: Deps): string =>
  `The codes that people log in with are shown at ${env.PUBLIC_ORIGIN}${demoOutboxAddress(secrets)}`;

const setSmsGateway = `Codes reach mail addresses only: nobody can sign up with a telephone number. Set SMS_GATEWAY_URL.`;

const addSchools = `This site has no school yet: its lists are empty, and nobody can apply. An advisor adds schools at /advisor/school-information,
or with a table (docs/import.md):
  npm run import -- schools FILE.csv`;

const addBanks = `No bank takes loan applications yet; /loan says so. Where banks work with you, add them with a table:
  npm run import -- banks FILE.csv`;

/** What an operator must still do. */
interface MissingStep {
  text: string;
  /** Visitors notice that it is not done. */
  isFelt: boolean;
}

const felt = (text: string): MissingStep => ({ text, isFelt: true });
const later = (text: string): MissingStep => ({ text, isFelt: false });

const messagesOf = ({ env, sms, mail }: Deps): MissingStep[] => {
  if (env.DEMO_MODE || sms.name !== 'embedded') return [];
  return [felt(mail.name === 'embedded' ? setGateway : setSmsGateway)];
};

/** What the operator must still do before anybody can work with the site, the most urgent first. */
export async function missingSteps(deps: Deps): Promise<MissingStep[]> {
  const { db } = deps;
  const [operator, activeSchools, activeBanks] = await Promise.all([
    hasOperator(db),
    db.$count(schools, eq(schools.status, 'active')),
    db.$count(banks, eq(banks.status, 'active')),
  ]);
  return [
    ...(operator ? [] : [felt(nameAdvisor)]),
    ...messagesOf(deps),
    ...(activeSchools > 0 ? [] : [felt(addSchools)]),
    ...(activeBanks > 0 ? [] : [later(addBanks)]),
  ];
}

/** The same as texts for the start, with the place of the messages of a site that shows them. */
export async function firstSteps(deps: Deps): Promise<string[]> {
  const { env } = deps;
  const steps = (await missingSteps(deps)).map(({ text }) => text);
  const shown = env.DEMO_MODE && env.SEED !== 'demo' ? [sayOutbox(deps)] : [];
  const at = steps[0] === nameAdvisor ? 1 : 0;
  return steps.toSpliced(at, 0, ...shown);
}
