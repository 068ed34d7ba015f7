import { and, asc, eq, sql } from 'drizzle-orm';
import { cardsPerSheetMax } from '@/lib/contract/school-day/student-cards';
import type { withoutCode } from '@/lib/contract/school-day/class-guardian-codes';
import { dayInCambodia, plainDate } from '@/lib/domain/dates/dates';
import { isMinor } from '@/lib/domain/people/age';
import { classCodeDays, guardiansMax } from '@/lib/domain/accounts/guardianship';
import { guardianCodes, guardians, schools, structureRecords, students } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { relationStands } from '@/backend/core/access/guardians-of';
import { pupil } from './student-columns';
import { digestCode } from '@/backend/core/access/secret-hash';
import { fill, type PaperLocale, paperWords } from '@/backend/core/papers/paper-words';
import { printedCardsOf } from '@/backend/core/papers/printed-file';
import { newCode } from './guardians';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

const dayMs = 86_400_000;

interface Asked {
  schoolId: string;
  structureRecordId: string;
  locale: PaperLocale;
}

const readPupils = (deps: Deps, { schoolId, structureRecordId }: Asked) =>
  deps.db
    .select({
      pupil,
      dob: students.dob,
      guardians: deps.db.$count(guardians, and(eq(guardians.studentId, students.id), relationStands)),
      school: { en: schools.name, km: schools.nameNative },
      unit: { en: structureRecords.name, km: structureRecords.nameNative },
    })
    .from(students)
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .innerJoin(structureRecords, eq(structureRecords.id, students.structureRecordId))
    .where(
      and(
        eq(students.schoolId, schoolId),
        eq(students.structureRecordId, structureRecordId),
        eq(students.status, 'studying'),
      ),
    )
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id))
    .limit(cardsPerSheetMax);

type Pupil = Awaited<ReturnType<typeof readPupils>>[number];

const whyWithout = (row: Pupil, today: string): (typeof withoutCode)[number] | null => {
  if (!isMinor(row.dob, today)) return 'adult';
  return row.guardians >= guardiansMax ? 'full' : null;
};

/**
 * Draws a sheet with a new code for each minor of a class. The codes count once {@link storeClassCodes} has stored them.
 * @throws 409 where nobody of the class can be invited
 */
export async function drawClassCodes(deps: Deps, caller: Caller, asked: Asked) {
  const { locale } = asked;
  const now = deps.clock.now();
  const rows = await readPupils(deps, asked);
  const today = dayInCambodia(now);
  const invited = rows.filter((row) => whyWithout(row, today) === null);
  if (invited.length === 0)
    throw new Refusal(409, 'nobody-to-invite', 'Nobody in this class can be given a code.');
  const expiresAt = new Date(now.getTime() + classCodeDays * dayMs);
  const words = paperWords[locale].papers;
  const cards = invited.map(({ pupil: row, school, unit }) => {
    const latin = fullName(row);
    const khmer = fullNameKm(row);
    const [name, otherName] = locale === 'km' ? [khmer, latin] : [latin, khmer];
    const code = newCode();
    const prefix = locale === 'en' ? '/en' : '';
    return {
      studentId: row.studentId,
      code,
      card: {
        schoolName: school[locale],
        name,
        otherName,
        studentCode: `${code.slice(0, 4)} ${code.slice(4)}`,
        className: fill(words.guardianUntil, { unit: unit[locale], date: plainDate(expiresAt, locale) }),
        address: `${deps.env.PUBLIC_ORIGIN}${prefix}/profile/enrolled?code=${code}`,
      },
    };
  });
  const sheet = {
    locale,
    title: fill(words.guardianCodes, { count: cards.length }),
    label: words.guardianCode,
    cards: cards.map(({ card }) => card),
  };
  const who = { person: caller.id, organization: asked.schoolId };
  const file = await printedCardsOf(who, sheet, 'sala-guardians.pdf');
  const left = rows.flatMap((row) => {
    const why = whyWithout(row, today);
    return why === null ? [] : [{ ...row.pupil, why }];
  });
  return { file, expiresAt, codes: cards.map(({ studentId, code }) => ({ studentId, code })), left };
}

type Drawn = Awaited<ReturnType<typeof drawClassCodes>>;

/** Stores the codes of a sheet; each takes the place of an earlier one of its student. */
export async function storeClassCodes(act: Act, structureRecordId: string, { codes, expiresAt }: Drawn) {
  await act.tx
    .insert(guardianCodes)
    .values(
      codes.map(({ studentId, code }) => ({
        studentId,
        codeHash: digestCode(act.deps.secrets, 'guardian', code),
        createdBy: act.caller.id,
        expiresAt,
      })),
    )
    .onConflictDoUpdate({
      target: guardianCodes.studentId,
      set: {
        codeHash: sql`excluded.code_hash`,
        createdBy: sql`excluded.created_by`,
        expiresAt: sql`excluded.expires_at`,
      },
    });
  act.note('guardian-codes-made', structureRecordId, { students: codes.length });
}
