import { and, asc, eq, isNull } from 'drizzle-orm';
import { isMinor } from '@/lib/domain/people/age';
import {
  guardianJobs,
  loanGuardians,
  loanReasons,
  requiredLoanDocuments,
} from '@/lib/domain/loans/loan-rules';
import { referenceCodeOf } from '@/backend/features/admissions/services/reference-code';
import { storeInstalments } from '@/backend/features/loans/services/loan-instalments';
import { costOf, loanFold } from '@/backend/features/loans/services/loan-views';
import { bringUpToDate } from '@/backend/features/loans/services/post-to-ledger';
import type { WriteDb } from '@/backend/db/client';
import { guardianConsents, loanEvents, loanPostings, loans, users } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { addDays, isoDay } from '@/backend/seed/demo/demo-dates';
import { type LoanStory, loanStories, studentStories } from '@/backend/seed/demo/demo-loans';
import { demoPaperKey, insertPapers } from '@/backend/features/school-day/seed/insert-papers';
import { stableId } from '@/backend/seed/stable-id';

type UserRow = typeof users.$inferSelect;
interface SeededBank {
  id: string;
  slug: string;
  yearlyRateBasisPoints: number;
  feeCents: number;
}
interface Setting {
  today: Date;
  studentId: string;
  staffId: string;
  banks: readonly SeededBank[];
}

const loanCount = 40;
const peopleMax = 36;
/** Of three applications, two go to the first bank, which has the demo bank account. */
const bankPlace = (index: number) => (index % 3 === 2 ? 1 : 0);
const guardianNames = ['Sok Channary', 'Chea Vuthy', 'Keo Sreymom', 'Lim Bunthoeun', 'Nhem Sokha'];
const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

const dayOfStep = ({ steps }: LoanStory, status: string): number | undefined =>
  steps.find(([each]) => each === status)?.[1];

/** The books of a loan that was paid out: its payments as the bank has posted them. */
const insertPostings = async (
  db: WriteDb,
  row: typeof loans.$inferSelect,
  { paid = 0, payments }: LoanStory,
  { today, staffId }: Setting,
): Promise<void> => {
  if (row.paidOutOn === null) return;
  await storeInstalments({ tx: db }, row);
  const plan = costOf(row).instalments.slice(0, paid);
  const posted =
    payments ?? plan.map(({ dueOn, paymentCents }) => ({ on: dueOn ?? '', cents: paymentCents }));
  const postings = [
    { on: row.paidOutOn, kind: 'paid-out' as const, amountCents: row.amountCents },
    ...posted.map(({ cents, ...day }) => ({
      on: 'on' in day ? day.on : isoDay(addDays(today, -day.daysAgo)),
      kind: 'payment' as const,
      amountCents: cents,
    })),
  ];
  const at = (on: string) => new Date(`${on}T03:00:00Z`);
  await db
    .insert(loanPostings)
    .values(
      postings.map((posting) => ({ ...posting, loanId: row.id, at: at(posting.on), officerId: staffId })),
    );
  const { columns } = await bringUpToDate({ tx: db }, row, today);
  await db.update(loans).set(columns).where(eq(loans.id, row.id));
};

/** The guardian of a minor has agreed on the day on which the application was sent. */
const insertAgreement = async (db: WriteDb, row: typeof loans.$inferSelect, at: Date): Promise<void> => {
  const { id: loanId, userId, bankId, guardianPhone, amountCents, dob } = row;
  if (!dob || !isMinor(dob, isoDay(at))) return;
  const consent = { loanId, userId, bankId, guardianPhone, amountCents, codeHash: '' };
  await db
    .insert(guardianConsents)
    .values({ ...consent, id: stableId(`consent:${loanId}`), createdAt: at, agreedAt: at, expiresAt: at });
};

const insertOne = async (
  deps: WritingDeps,
  db: WriteDb,
  setting: Setting,
  {
    id,
    user,
    bank,
    story,
    index,
  }: { id: string; user: UserRow; bank: SeededBank; story: LoanStory; index: number },
): Promise<void> => {
  const { today, staffId } = setting;
  const [first, last] = [story.steps[0], story.steps.at(-1)];
  if (!first || !last) return;
  const working = index % 4 === 3;
  const papers = requiredLoanDocuments({ working });
  await insertPapers(deps, db, user.id, papers);
  const paidOutDaysAgo = dayOfStep(story, 'paid-out');
  const agreedDaysAgo = dayOfStep(story, 'approved');
  const [row] = await db
    .insert(loans)
    .values({
      id,
      referenceCode: referenceCodeOf(id),
      bankId: bank.id,
      userId: user.id,
      status: last[0],
      amountCents: Math.round(story.amount * 100),
      reason: pick(loanReasons, index),
      periodMonths: story.months,
      yearlyRateBasisPoints: bank.yearlyRateBasisPoints,
      feeCents: bank.feeCents,
      working,
      guardian: pick(loanGuardians, index),
      guardianName: guardianNames[index % guardianNames.length] ?? '',
      guardianPhone: `+8551200${String(9_00 + index).padStart(4, '0')}`,
      guardianJob: pick(guardianJobs, index),
      dob: user.dob,
      documents: Object.fromEntries(papers.map((kind) => [kind, demoPaperKey(user.id, kind)])),
      contractOn: agreedDaysAgo === undefined ? null : isoDay(addDays(today, -agreedDaysAgo)),
      paidOutOn: paidOutDaysAgo === undefined ? null : isoDay(addDays(today, -paidOutDaysAgo)),
      searchFold: loanFold(user),
      version: story.steps.length,
      createdAt: addDays(today, -first[1]),
      updatedAt: addDays(today, -last[1]),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) return;
  await db.insert(loanEvents).values(
    story.steps.map(([status, daysAgo, note], place) => {
      const isStudents = place === 0 || status === 'cancelled';
      return {
        loanId: id,
        loanVersion: place + 1,
        at: addDays(today, -daysAgo),
        actorId: isStudents ? user.id : staffId,
        actor: isStudents ? ('student' as const) : ('bank' as const),
        fromStatus: story.steps[place - 1]?.[0] ?? null,
        toStatus: status,
        note: note ?? null,
      };
    }),
  );
  await insertAgreement(db, row, addDays(today, -first[1]));
  await insertPostings(db, row, story, setting);
};

/** Forty loans in all states: two of the demo student, the others of the invented applicants. */
export async function insertLoans(
  deps: WritingDeps,
  db: WriteDb,
  setting: Setting,
): Promise<Record<string, string>> {
  const { banks, studentId } = setting;
  const [student] = await db.select().from(users).where(eq(users.id, studentId));
  const [first] = banks;
  if (!student || !first) throw new Error('The demo student or the bank is missing.');
  for (const [index, bank] of banks.entries()) {
    const story = studentStories[index];
    const id = stableId(`loan:${bank.slug}`);
    if (story) await insertOne(deps, db, setting, { id, user: student, bank, story, index });
  }
  // The invented applicants: nobody can sign in as one of them.
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.isDemo, true), isNull(users.secretHash)))
    .orderBy(asc(users.id))
    .limit(peopleMax);
  for (let index = 0; index < loanCount - studentStories.length; index += 1) {
    const user = people[index % people.length];
    const story = loanStories[index % loanStories.length];
    // Whoever has two loans has them at two banks.
    const place = index < people.length ? bankPlace(index) : 1 - bankPlace(index - people.length);
    const bank = banks[place];
    const id = stableId(`loan:${index}`);
    if (user && story && bank) await insertOne(deps, db, setting, { id, user, bank, story, index });
  }
  const code = referenceCodeOf(stableId(`loan:${first.slug}`));
  return {
    '/advisor/student-loan/[userid]/[slug]/detail': `/advisor/student-loan/${student.id}/${code}/detail`,
  };
}
