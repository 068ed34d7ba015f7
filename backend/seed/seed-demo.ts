import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { WritingDeps } from '@/backend/deps';
import { seedRuns } from '@/backend/db/schema';
import { demoOutboxAddress } from '@/backend/features/notices/services/demo-outbox-address';
import { startOfDay } from './demo/demo-dates';
import { deskSamples, schoolDeskSamples } from './desk-samples';
import { insertApplicants } from '@/backend/features/admissions/seed/insert-applicants';
import { insertVisits } from '@/backend/features/visits/seed/insert-visits';
import { letPartnersDecide } from './let-partners-decide';
import { insertGuardians } from '@/backend/features/school-day/seed/insert-guardians';
import { insertPeople } from '@/backend/features/accounts/seed/insert-people';
import { insertAccounts } from '@/backend/features/accounts/seed/insert-accounts';
import { insertQuestions } from '@/backend/features/questions/seed/insert-questions';
import { insertRecruitment } from '@/backend/features/profiles/seed/insert-recruitment';
import { insertSchools } from '@/backend/features/schools/seed/insert-schools';
import { insertClasses } from '@/backend/features/school-day/seed/insert-classes';
import { insertCampers } from '@/backend/features/campaigns/seed/insert-campaigns';
import { insertFairs } from '@/backend/features/careers/seed/insert-fairs';
import { insertMajors } from '@/backend/features/schools/seed/insert-majors';
import { insertMarketing } from './insert-marketing';
import { insertNews } from '@/backend/features/articles/seed/insert-news';
import { insertScholarships } from '@/backend/features/schools/seed/insert-scholarships';
import { insertSchedule } from '@/backend/features/events/seed/insert-schedule';
import { insertStudentPortal } from '@/backend/features/school-day/seed/insert-student-portal';

/** Raise it when the demo's content changes; a database that has this version is left alone. */
const version = '14';

interface DemoFile {
  accounts: Record<string, { username: string; password: string }>;
  samples: Record<string, string>;
  /** The path of the messages, with its key. */
  outbox: string;
}

const demoFilePath = (deps: WritingDeps) => join(deps.env.DATA_DIR, 'demo.json');

const readDemoFile = (path: string): DemoFile | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as DemoFile) : null;

const writeDemoFile = (path: string, file: DemoFile) => {
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
};

/** Random, created at the first seeding, stored in a file that only its owner can read. */
const newPassword = () => randomBytes(9).toString('base64url');

/**
 * Inserts the invented schools, programs, accounts and applications, once, in one transaction, and writes
 * `demo.json` into the data folder. Dates are around the day of the first seeding.
 */
export async function seedDemo(deps: WritingDeps): Promise<void> {
  const path = demoFilePath(deps);
  const [done] = await deps.db.select().from(seedRuns).where(eq(seedRuns.name, 'demo'));
  const before = readDemoFile(path);
  const outbox = demoOutboxAddress(deps.secrets);
  if (done?.version === version && before) {
    if (before.outbox !== outbox) writeDemoFile(path, { ...before, outbox });
    return;
  }
  const today = deps.clock.now();
  await insertMajors(deps);
  const file = await deps.db.transaction(async (tx): Promise<DemoFile> => {
    const schools = await insertSchools(tx, today);
    const scholarshipSample = await insertScholarships(tx, today, schools);
    const accounts = await insertAccounts(
      deps,
      tx,
      schools,
      (key) => before?.accounts[key]?.password ?? newPassword(),
    );
    const samples = await insertApplicants(tx, today, schools, accounts);
    Object.assign(samples, await insertQuestions(deps, tx, today, accounts));
    Object.assign(samples, await insertRecruitment(deps, tx, today, accounts));
    Object.assign(samples, await insertNews(tx, today, deps.env.ORGANIZATION_ID));
    samples['/scholarship/[slug]'] = scholarshipSample;
    samples['/category/[slug]'] = '/category/accounting';
    samples['/help-center/categories/[slug]'] = '/help-center/categories/account-and-safety';
    Object.assign(samples, deskSamples, schoolDeskSamples(schools));
    await letPartnersDecide(tx, schools);
    Object.assign(samples, await insertMarketing(deps, tx, today, accounts));
    Object.assign(samples, await insertFairs(tx, today, schools, accounts));
    await insertStudentPortal(deps, tx, schools, accounts);
    await insertClasses(deps, tx, schools, accounts);
    await insertGuardians(tx, accounts, startOfDay(today));
    await insertSchedule(deps, tx, schools, accounts);
    samples['/career-center/events/[slug]'] = '/career-center/events/study-and-career-fair';
    await insertPeople(deps, tx, schools, accounts);
    Object.assign(samples, await insertVisits(tx, today, schools, accounts));
    await insertCampers(tx, today);
    await tx
      .insert(seedRuns)
      .values({ name: 'demo', version, at: today })
      .onConflictDoUpdate({ target: seedRuns.name, set: { version, at: today } });
    return {
      accounts: Object.fromEntries(
        accounts.map(({ key, username, password }) => [key, { username, password }]),
      ),
      samples,
      outbox,
    };
  });
  writeDemoFile(path, file);
}
