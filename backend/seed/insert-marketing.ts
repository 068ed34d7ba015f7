import { eq } from 'drizzle-orm';
import { fold } from '@/lib/domain/khmer/khmer';
import { type LoanStatus, requiredLoanDocuments } from '@/lib/domain/loans/loan-rules';
import { loanFold } from '@/backend/services/marketing/loan-views';
import { referenceCodeOf } from '@/backend/services/applicant/reference-code';
import type { Db } from '@/backend/db/client';
import { banks, bankStaff, campaigns, loanEvents, loans, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { addDays, isoDay } from './demo/demo-dates';
import { text } from './demo/demo-text';
import type { SeededAccount } from './insert-accounts';
import { demoPaperKey, insertPapers } from './insert-papers';
import { stableId } from './stable-id';

const demoBanks = [
  {
    slug: 'sampeou-microfinance',
    name: text('Sampeou Microfinance', 'មីក្រូហិរញ្ញវត្ថុសំពៅ'),
    about: text(
      'Small loans for laptops and tuition, with an answer within a week.',
      'កម្ចីតូចសម្រាប់កុំព្យូទ័រយួរដៃ និងថ្លៃសិក្សា ឆ្លើយតបក្នុងមួយសប្តាហ៍។',
    ),
    rate: 1500,
  },
  {
    slug: 'lotus-field-bank',
    name: text('Lotus Field Bank', 'ធនាគារវាលឈូក'),
    about: text(
      'Student loans for families in the provinces, with branches in twelve of them.',
      'កម្ចីសិក្សាសម្រាប់គ្រួសារនៅតាមខេត្ត មានសាខានៅខេត្តចំនួន 12។',
    ),
    rate: 1800,
  },
] as const;

const demoCampaigns = [
  {
    slug: 'hi-goal-camp',
    title: text('Hi Goal Camp', 'ជំរុំ Hi Goal'),
    description: text(
      'Three days for students of grades 11 and 12: know yourself, visit three campuses, write your plan.',
      'រយៈពេលបីថ្ងៃសម្រាប់សិស្សថ្នាក់ទី 11 និងទី 12៖ ស្គាល់ខ្លួនឯង ទស្សនាសាលាបី និងសរសេរផែនការរបស់អ្នក។',
    ),
    from: -10,
    to: 50,
  },
  {
    slug: 'read-with-me',
    title: text('Read with me', 'អានជាមួយគ្នា'),
    description: text(
      'Students collected 1,200 books for libraries in village schools.',
      'សិស្ស និស្សិតប្រមូលបានសៀវភៅ 1,200 ក្បាល សម្រាប់បណ្ណាល័យសាលានៅជនបទ។',
    ),
    from: -120,
    to: -60,
  },
] as const;

const insertBanks = async (db: Db, today: Date, staffId: string) => {
  const rows = demoBanks.map((bank) => ({
    id: stableId(`bank:${bank.slug}`),
    slug: bank.slug,
    name: bank.name.en,
    nameNative: bank.name.km,
    about: bank.about,
    yearlyRateBasisPoints: bank.rate,
    status: 'active' as const,
    isDemo: true,
    createdAt: today,
  }));
  await db.insert(banks).values(rows).onConflictDoNothing();
  await db
    .insert(bankStaff)
    .values(rows.slice(0, 1).map(({ id }) => ({ userId: staffId, bankId: id })))
    .onConflictDoNothing();
  return rows;
};

/** The events of the demo student's loans, by days before the seeding. */
const demoLoans: readonly {
  amountCents: number;
  months: 3 | 6 | 12;
  steps: readonly [LoanStatus, number][];
}[] = [
  {
    amountCents: 65_000,
    months: 12,
    steps: [
      ['submitted', 6],
      ['in-review', 4],
    ],
  },
  { amountCents: 32_000, months: 6, steps: [['submitted', 2]] },
];

/** Inserts two banks, the demo student's loan at each, and campaigns. The demo bank account works for the first bank. */
export async function insertMarketing(
  deps: Deps,
  db: Db,
  today: Date,
  accounts: SeededAccount[],
): Promise<void> {
  const idOf = (key: SeededAccount['key']) => accounts.find((account) => account.key === key)?.id;
  const [studentId, staffId, advisorId] = [idOf('student'), idOf('bank'), idOf('advisor')];
  const [student] = studentId ? await db.select().from(users).where(eq(users.id, studentId)) : [];
  if (!student || !staffId || !advisorId) throw new Error('A demo account is missing.');
  const papers = requiredLoanDocuments({ working: false });
  await insertPapers(deps, db, student.id, papers);
  const rows = await insertBanks(db, today, staffId);
  for (const [place, bank] of rows.entries()) {
    const demo = demoLoans[place];
    const last = demo?.steps.at(-1);
    const first = demo?.steps[0];
    if (!demo || !last || !first) continue;
    const id = stableId(`loan:${bank.slug}`);
    const inserted = await db
      .insert(loans)
      .values({
        id,
        referenceCode: referenceCodeOf(id),
        bankId: bank.id,
        userId: student.id,
        status: last[0],
        amountCents: demo.amountCents,
        reason: place === 0 ? 'laptop' : 'tuition',
        periodMonths: demo.months,
        yearlyRateBasisPoints: bank.yearlyRateBasisPoints,
        working: false,
        guardian: 'mother',
        guardianName: 'Sok Channary',
        guardianJob: 'business',
        documents: Object.fromEntries(papers.map((kind) => [kind, demoPaperKey(student.id, kind)])),
        searchFold: loanFold(student),
        version: demo.steps.length,
        createdAt: addDays(today, -first[1]),
        updatedAt: addDays(today, -last[1]),
      })
      .onConflictDoNothing()
      .returning({ id: loans.id });
    if (inserted.length === 0) continue;
    await db.insert(loanEvents).values(
      demo.steps.map(([status, daysAgo], index) => ({
        loanId: id,
        loanVersion: index + 1,
        at: addDays(today, -daysAgo),
        actorId: index === 0 ? student.id : staffId,
        actor: index === 0 ? ('student' as const) : ('bank' as const),
        fromStatus: demo.steps[index - 1]?.[0] ?? null,
        toStatus: status,
      })),
    );
  }
  await db
    .insert(campaigns)
    .values(
      demoCampaigns.map(({ slug, title, description, from, to }) => ({
        id: stableId(`campaign:${slug}`),
        slug,
        title,
        description,
        startsOn: isoDay(addDays(today, from)),
        endsOn: isoDay(addDays(today, to)),
        status: 'active' as const,
        searchFold: [title.en, title.km, description.en, description.km].map(fold).join('\n'),
        createdBy: advisorId,
        createdAt: addDays(today, from),
      })),
    )
    .onConflictDoNothing();
}
