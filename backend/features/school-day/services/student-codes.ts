import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { StudentCodes } from '@/lib/contract/school-day/student-intakes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { studentCodeSetting } from '@/lib/domain/schools/school-settings';
import {
  defaultStudentCodePattern,
  readStudentCodePattern,
  studentCodeOf,
  type StudentCodePattern,
  studentCodeStart,
  studentNumberIn,
} from '@/lib/domain/schools/student-codes';
import type { Db, WriteDb } from '@/backend/db/client';
import { schoolConfigurations, studentCodeCounters, students } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { serialize } from '@/backend/core/access/serialize';
import { whatChanged } from '@/backend/core/access/what-changed';

interface Counting {
  typed: string;
  pattern: StudentCodePattern;
  /** Of the calendar in Cambodia; counted from one again in each, unless the codes name none. */
  year: number;
  counted: SQL | undefined;
}

const countingOf = async (db: Db, schoolId: string, at: Date): Promise<Counting> => {
  const [row] = await db
    .select({ value: schoolConfigurations.value })
    .from(schoolConfigurations)
    .where(
      and(eq(schoolConfigurations.schoolId, schoolId), eq(schoolConfigurations.configId, studentCodeSetting)),
    );
  const set = typeof row?.value === 'string' ? readStudentCodePattern(row.value) : null;
  const typed = set && typeof row?.value === 'string' ? row.value : defaultStudentCodePattern;
  const pattern = set ?? readStudentCodePattern(defaultStudentCodePattern);
  if (!pattern) throw new Error('The default pattern of student codes is none.');
  const year = Number(dayInCambodia(at).slice(0, 4));
  const counted = and(
    eq(studentCodeCounters.schoolId, schoolId),
    eq(studentCodeCounters.year, pattern.year === '' ? 0 : year),
  );
  return { typed, pattern, year, counted };
};

const takenOf = async (
  db: Db,
  schoolId: string,
  codes: readonly string[],
  selfId?: string,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ code: students.studentCode })
    .from(students)
    .where(
      and(
        eq(students.schoolId, schoolId),
        inArray(students.studentCode, [...codes]),
        selfId === undefined ? undefined : ne(students.id, selfId),
      ),
    );
  return new Set(rows.map(({ code }) => code));
};

/** The highest number among the codes of this pattern and year, however they were given. */
const highestNumber = async (db: Db, schoolId: string, { pattern, year }: Counting): Promise<number> => {
  const start = studentCodeStart(pattern, year);
  const [row] = await db
    .select({
      highest: sql<number>`coalesce(max(substring(${students.studentCode} from ${start.length + 1}::int)::int), 0)`,
    })
    .from(students)
    .where(
      and(eq(students.schoolId, schoolId), sql`${students.studentCode} ~ ${`^${start}[0-9]{1,9}$`}::text`),
    );
  return Number(row?.highest ?? 0);
};

/** What the next students would get: the numbers after the last one, or after all from where somebody has used one by hand. */
const nextNumbers = async (
  db: Db,
  schoolId: string,
  counting: Counting,
  count: number,
): Promise<[number, ...number[]]> => {
  const { pattern, year, counted } = counting;
  const [row] = await db.select().from(studentCodeCounters).where(counted);
  const first = (row?.lastNumber ?? 0) + 1;
  const codes = Array.from({ length: count }, (_, at) => studentCodeOf(pattern, year, first + at));
  const taken = await takenOf(db, schoolId, codes);
  const free = taken.size === 0 ? count : codes.findIndex((code) => taken.has(code));
  const beyond = free === count ? 0 : (await highestNumber(db, schoolId, counting)) + 1;
  const numberAt = (at: number) => (at < free ? first + at : beyond + at - free);
  return [numberAt(0), ...Array.from({ length: count - 1 }, (_, at) => numberAt(at + 1))];
};

const countTo = async (act: AnyAct, schoolId: string, { pattern, year }: Counting, lastNumber: number) => {
  const row = { schoolId, year: pattern.year === '' ? 0 : year, lastNumber };
  await act.tx
    .insert(studentCodeCounters)
    .values(row)
    .onConflictDoUpdate({
      target: [studentCodeCounters.schoolId, studentCodeCounters.year],
      set: { lastNumber },
    });
};

/** Makes whoever gives a code at this school, or takes somebody in, wait for the one before. */
export const lockStudentCodes = (tx: WriteDb, schoolId: string) => serialize(tx, `student-code:${schoolId}`);

/** Gives the next codes; their numbers are given with the transaction, or not at all. */
export async function takeStudentCodes(act: AnyAct, schoolId: string, count: number): Promise<string[]> {
  await lockStudentCodes(act.tx, schoolId);
  const counting = await countingOf(act.tx, schoolId, act.now);
  const numbers = await nextNumbers(act.tx, schoolId, counting, count);
  await countTo(act, schoolId, counting, Math.max(...numbers));
  return numbers.map((number) => studentCodeOf(counting.pattern, counting.year, number));
}

/** The number of a code returns where it is the last one that was given; any other stays used. */
export async function returnStudentCode(
  act: AnyAct,
  { schoolId, studentCode, createdAt }: { schoolId: string; studentCode: string; createdAt: Date },
): Promise<void> {
  const counting = await countingOf(act.tx, schoolId, createdAt);
  const number = studentNumberIn(counting.pattern, counting.year, studentCode);
  const [row] = await act.tx.select().from(studentCodeCounters).where(counting.counted);
  if (row && number === row.lastNumber) await countTo(act, schoolId, counting, number - 1);
}

/** @throws 422 `code-taken` where another student of the school has it */
export async function requireFreeCode(
  tx: WriteDb,
  schoolId: string,
  code: string,
  selfId?: string,
): Promise<void> {
  await lockStudentCodes(tx, schoolId);
  if ((await takenOf(tx, schoolId, [code], selfId)).has(code))
    throw invalid([{ path: 'studentCode', code: 'code-taken' }]);
}

/** How the school counts, and what comes next. */
export async function readStudentCodes(db: Db, schoolId: string, now: Date): Promise<StudentCodes> {
  const counting = await countingOf(db, schoolId, now);
  const [next] = await nextNumbers(db, schoolId, counting, 1);
  return { pattern: counting.typed, year: counting.year, next };
}

export async function setStudentCodePattern(act: AnyAct, schoolId: string, pattern: string): Promise<void> {
  const row = { schoolId, configId: studentCodeSetting, value: pattern, isPublic: false };
  const own = and(
    eq(schoolConfigurations.schoolId, schoolId),
    eq(schoolConfigurations.configId, studentCodeSetting),
  );
  const [before] = await act.tx.select().from(schoolConfigurations).where(own);
  await act.tx
    .insert(schoolConfigurations)
    .values(row)
    .onConflictDoUpdate({
      target: [schoolConfigurations.schoolId, schoolConfigurations.configId],
      set: { value: pattern },
    });
  act.note('school-setting-changed', schoolId, {
    configId: studentCodeSetting,
    ...whatChanged(before ?? {}, row),
  });
}
