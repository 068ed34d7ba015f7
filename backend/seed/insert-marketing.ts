import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import { banks, bankStaff, bankTerms, campaigns } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { addDays, isoDay } from './demo/demo-dates';
import { text } from './demo/demo-text';
import type { SeededAccount } from './insert-accounts';
import { insertLoans } from './insert-loans';
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
  {
    slug: 'open-days-in-ten-provinces',
    title: text('Open days in ten provinces', 'ទិវាបើកទ្វារនៅខេត្តទាំងដប់'),
    description: text(
      'Meet teachers and students of twenty schools near your home, and ask about costs and places. Invented for the demo.',
      'ជួបគ្រូ និងនិស្សិតនៃសាលាចំនួន 20 នៅជិតផ្ទះ ហើយសួរអំពីថ្លៃសិក្សា និងកន្លែងទំនេរ។ ជាឧទាហរណ៍សម្រាប់ការបង្ហាញ។',
    ),
    from: 20,
    to: 45,
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
      changedBy: staffId,
      at: addDays(today, -daysAgo),
      yearlyRateBasisPoints: daysAgo > 30 ? 1800 : yearlyRateBasisPoints,
      feeCents: daysAgo > 30 ? 1_000 : feeCents,
      amountMaxCents,
    })),
  );
  if (terms.length > 0) await db.insert(bankTerms).values(terms);
  await db
    .insert(bankStaff)
    .values(rows.slice(0, 1).map(({ id }) => ({ userId: staffId, bankId: id })))
    .onConflictDoNothing();
  return rows;
};

/** Inserts two banks with their loans, and campaigns. The demo bank account works for the first bank. */
export async function insertMarketing(
  deps: Deps,
  db: Db,
  today: Date,
  accounts: SeededAccount[],
): Promise<Record<string, string>> {
  const idOf = (key: SeededAccount['key']) => accounts.find((account) => account.key === key)?.id;
  const [studentId, staffId, advisorId] = [idOf('student'), idOf('bank'), idOf('advisor')];
  if (!studentId || !staffId || !advisorId) throw new Error('A demo account is missing.');
  const rows = await insertBanks(db, today, staffId);
  const samples = await insertLoans(deps, db, { today, studentId, staffId, banks: rows });
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
  return {
    ...samples,
    '/advisor/bank/[bankid]/edit': `/advisor/bank/${rows[0]?.id ?? ''}/edit`,
    '/advisor/campaign/[slug]/detail': `/advisor/campaign/${demoCampaigns[0].slug}/detail`,
  };
}
