import type { WriteDb } from '@/backend/db/client';
import { banks, bankStaff, bankTerms } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { addDays } from './demo/demo-dates';
import { text } from './demo/demo-text';
import type { SeededAccount } from '@/backend/features/accounts/seed/insert-accounts';
import { insertCampaigns } from '@/backend/features/campaigns/seed/insert-campaigns';
import { insertLoans } from '@/backend/features/loans/seed/insert-loans';
import { stableId } from './stable-id';

const branch = (en: string, km: string, province: string, phone: string) => ({
  name: text(en, km),
  province,
  phone,
});

const demoBanks = [
  {
    slug: 'sampeou-microfinance',
    name: text('Sampeou Microfinance', 'មីក្រូហិរញ្ញវត្ថុសំពៅ'),
    about: text(
      'Small loans for laptops and tuition, with an answer within a week.',
      'កម្ចីតូចសម្រាប់កុំព្យូទ័រយួរដៃ និងថ្លៃសិក្សា ឆ្លើយតបក្នុងមួយសប្តាហ៍។',
    ),
    rate: 1500,
    fee: 500,
    amountMax: 80_000,
    phone: '+85523000201',
    branches: [
      branch('Central Market', 'ផ្សារថ្មី', '12', '+85523000201'),
      branch('Siem Reap, Old Market', 'សៀមរាប ផ្សារចាស់', '17', '+85563000202'),
      branch('Battambang', 'បាត់ដំបង', '02', '+85553000203'),
    ],
  },
  {
    slug: 'lotus-field-bank',
    name: text('Lotus Field Bank', 'ធនាគារវាលឈូក'),
    about: text(
      'Student loans for families in the provinces, with branches in four of them.',
      'កម្ចីសិក្សាសម្រាប់គ្រួសារនៅតាមខេត្ត មានសាខានៅខេត្តចំនួន 4។',
    ),
    rate: 1800,
    fee: 0,
    amountMax: 99_999,
    phone: '+85523000301',
    branches: [
      branch('Toul Kork', 'ទួលគោក', '12', '+85523000301'),
      branch('Kampong Cham', 'កំពង់ចាម', '03', '+85542000302'),
      branch('Kampot', 'កំពត', '07', '+85533000303'),
      branch('Takeo', 'តាកែវ', '21', '+85532000304'),
    ],
  },
] as const;

const insertBanks = async (db: WriteDb, today: Date, officerIds: readonly [string, string]) => {
  const rows = demoBanks.map((bank) => ({
    id: stableId(`bank:${bank.slug}`),
    slug: bank.slug,
    name: bank.name.en,
    nameNative: bank.name.km,
    about: bank.about,
    yearlyRateBasisPoints: bank.rate,
    feeCents: bank.fee,
    amountMaxCents: bank.amountMax,
    phone: bank.phone,
    branches: [...bank.branches],
    status: 'active' as const,
    isDemo: true,
    createdAt: today,
  }));
  const stored = await db.insert(banks).values(rows).onConflictDoNothing().returning();
  // What the terms were half a year ago, and what they are.
  const terms = stored.flatMap(({ id: bankId, yearlyRateBasisPoints, feeCents, amountMaxCents }) =>
    [180, 30].map((daysAgo) => ({
      bankId,
      changedBy: officerIds[0],
      at: addDays(today, -daysAgo),
      yearlyRateBasisPoints: daysAgo > 30 ? 1800 : yearlyRateBasisPoints,
      feeCents: daysAgo > 30 ? 1_000 : feeCents,
      amountMaxCents,
    })),
  );
  if (terms.length > 0) await db.insert(bankTerms).values(terms);
  await db
    .insert(bankStaff)
    .values(rows.slice(0, 1).flatMap(({ id }) => officerIds.map((userId) => ({ userId, bankId: id }))))
    .onConflictDoNothing();
  return rows;
};

/** Inserts two banks with their loans, and campaigns. Both demo officers work for the first bank: money needs two. */
export async function insertMarketing(
  deps: WritingDeps,
  db: WriteDb,
  today: Date,
  accounts: SeededAccount[],
): Promise<Record<string, string>> {
  const idOf = (key: SeededAccount['key']) => accounts.find((account) => account.key === key)?.id;
  const [studentId, staffId, secondId, advisorId] = [
    idOf('student'),
    idOf('bank'),
    idOf('bank2'),
    idOf('advisor'),
  ];
  if (!studentId || !staffId || !secondId || !advisorId) throw new Error('A demo account is missing.');
  const rows = await insertBanks(db, today, [staffId, secondId]);
  const samples = await insertLoans(deps, db, { today, studentId, staffId, banks: rows });
  return {
    ...samples,
    ...(await insertCampaigns(db, today, advisorId)),
    '/advisor/bank/[bankid]/edit': `/advisor/bank/${rows[0]?.id ?? ''}/edit`,
  };
}
