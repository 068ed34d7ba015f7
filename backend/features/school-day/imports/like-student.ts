import { and, eq, ne, or, sql } from 'drizzle-orm';
import { fold } from '@/lib/domain/khmer/khmer';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';
import { isNoName } from '@/lib/domain/values/name';
import { readDate } from '@/lib/domain/values/date';
import { students } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import type { Cells } from '@/backend/spreadsheet/cells';
import { withOneName } from '@/backend/spreadsheet/one-name';

/** The names in each script with the birthday, as `students.searchFold` begins; null while the birthday is not known. */
const personOf = (cells: Cells): { dob: string; latin: string; khmer: string } | null => {
  const read = readDate(cells['dob'] ?? '');
  if (!read || !('day' in read)) return null;
  const { lastName = '', firstName = '', lastNameKm = '', firstNameKm = '' } = withOneName(cells, true);
  const khmer = isNoName(firstNameKm) ? '' : fold(fullNameKm({ lastNameKm, firstNameKm }));
  return { dob: read.day, latin: fold(fullName({ lastName, firstName })), khmer };
};

/** The students of a call’s rows before, by who they are, with their lines. */
export type SeenPeople = Map<string, { code: string; line: number }>;

/** Equal for two people of one name and birthday, by each script; none while the birthday is not known. */
export const personKeys = (cells: Cells): string[] => {
  const person = personOf(cells);
  if (!person) return [];
  return [person.latin, person.khmer].filter(Boolean).map((name) => `${person.dob} ${name}`);
};

/**
 * Who else has the name and the birthday of a new student: the code at the school, or the line of the same table. The same person under
 * two codes has two records for good, so it is asked.
 */
export async function likeStudent(
  { db }: Pick<Reader, 'db'>,
  schoolId: string,
  { line, cells }: { line: number; cells: Cells },
  seen: SeenPeople,
): Promise<{ code: string } | { line: number } | null> {
  const code = (cells['studentCode'] ?? '').trim();
  const person = personOf(cells);
  if (!person) return null;
  const { dob, latin, khmer } = person;
  const keys = personKeys(cells);
  const earlier = keys.map((key) => seen.get(key)).find((each) => each !== undefined && each.code !== code);
  for (const key of keys) if (!seen.has(key)) seen.set(key, { code, line });
  const here = eq(students.schoolId, schoolId);
  const [known] = await db
    .select({ id: students.id })
    .from(students)
    .where(and(here, eq(students.studentCode, code)));
  if (known) return null;
  if (earlier) return { line: earlier.line };
  const part = (at: number) => sql`split_part(${students.searchFold}, chr(10), ${at}::int)`;
  const isNamed = or(eq(part(1), latin), khmer === '' ? undefined : eq(part(2), khmer));
  const [other] = await db
    .select({ code: students.studentCode })
    .from(students)
    .where(and(here, eq(students.dob, dob), ne(students.studentCode, code), isNamed))
    .limit(1);
  return other ?? null;
}
