import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { importedApplication, type ImportedApplication } from '@/lib/contract/admissions/imports';
import type { EnrollDetailInput } from '@/lib/contract/admissions/enroll-detail';
import { dayInCambodia, toMonthDayYear } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import { normalizeCambodianPhone } from '@/lib/domain/values/phone';
import type { Db } from '@/backend/db/client';
import {
  applicants,
  applicationConsents,
  directRegistrations,
  isUndecided,
  users,
} from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { isStaffOf } from '@/backend/core/access/staff';
import { submitApplication } from '@/backend/features/admissions/services/submit-application';
import type { Cells } from '@/backend/spreadsheet/cells';
import { findProgram } from '@/backend/spreadsheet/find-program';
import { findSchoolByCode } from '@/backend/spreadsheet/find-school-by-code';
import type { Kind } from '@/backend/spreadsheet/kind';
import { requireCell } from '@/backend/spreadsheet/require-cell';
import { applicationColumns, applicationKey, columnOfPath } from './application-columns';

type User = typeof users.$inferSelect;

/** What was learned of a row beside its outcome. */
export interface FoundApplication {
  key: string | null;
  /** Of an application that exists, or of those that the row may double. */
  referenceCodes: string[];
}

interface Options {
  caller: Caller;
  withDuplicates: boolean;
  found: FoundApplication;
}

const orNull = <Part>(filled: string | null, part: Part): Part | null => (filled ? part : null);

const examOf = ({ examTrack, examDate, examGrade }: ImportedApplication) => {
  if (!examDate) return null;
  const common = { track: examTrack, date: toMonthDayYear(examDate) };
  return examGrade
    ? { state: 'taken', ...common, grade: examGrade, totalScore: null, subjects: {} }
    : { state: 'planned', ...common };
};

/** The row as the form would have sent it; what does not fit is refused by the rules of the form. */
const detailOf = (row: ImportedApplication): EnrollDetailInput =>
  ({
    personal: {
      lastName: row.lastName,
      firstName: row.firstName,
      lastNameKm: row.lastNameKm,
      firstNameKm: row.firstNameKm,
      gender: row.gender,
      birthday: toMonthDayYear(row.birthday),
      phone: row.phone,
      email: row.email,
      nationality: row.nationality,
      birthPlace: orNull(row.birthProvince, { place: 'cambodia', provinceCode: row.birthProvince }),
    },
    address: orNull(row.province, {
      place: 'cambodia',
      provinceCode: row.province,
      districtCode: row.district,
      communeCode: row.commune,
      street: row.street,
    }),
    nationalExam: examOf(row),
    highSchool: orNull(row.highSchool, {
      code: null,
      name: row.highSchool,
      provinceCode: row.highSchoolProvince,
      districtCode: '',
      graduated: row.graduated,
      graduationYear: row.graduationYear,
    }),
    answers: row.answers ?? {},
  }) as EnrollDetailInput;

const here = (schoolId: string, programId: string | null) =>
  and(
    eq(applicants.schoolId, schoolId),
    sql`${applicants.enrollToId} is not distinct from ${programId}::uuid`,
  );

/** One that is open, or that was entered from the same paper; so an import can be repeated after the decision. */
const findExisting = async (
  tx: Db,
  place: { userId: string; schoolId: string; programId: string | null },
  signedOn: string,
) => {
  const fromPaper = tx
    .select({ id: applicationConsents.applicantId })
    .from(applicationConsents)
    .where(and(eq(applicationConsents.userId, place.userId), eq(applicationConsents.signedOn, signedOn)));
  const [row] = await tx
    .select({ referenceCode: applicants.referenceCode })
    .from(applicants)
    .where(
      and(
        eq(applicants.userId, place.userId),
        here(place.schoolId, place.programId),
        sql`(${applicants}.${isUndecided} or ${applicants.id} in ${fromPaper})`,
      ),
    )
    .limit(1);
  return row ?? null;
};

/** The given name first, as other countries write it. */
const turnedName = ({ lastName, firstName }: ImportedApplication) =>
  fullName({ lastName: firstName, firstName: lastName });

/** The number belongs to somebody else: a parent, a relative, the school. */
const refuseStranger = (user: User, row: ImportedApplication) => {
  const spoken = [fullName(row), turnedName(row)].map(fold);
  const isNamed =
    spoken.includes(fold(fullName(user))) ||
    (row.firstNameKm !== '' && fold(fullNameKm(row)) === fold(fullNameKm(user)));
  if (!isNamed) throw invalid([{ path: 'phone', code: 'number-of-another' }]);
};

/** Applications to the school of other people with the number, or with the birthday and a name. */
const findDoubles = async (tx: Db, schoolId: string, userId: string | null, row: ImportedApplication) => {
  const birthday = toMonthDayYear(row.birthday);
  const names = [fold(fullName(row)), fold(turnedName(row)), fold(fullNameKm(row))].filter(Boolean);
  const keys = [row.phone, ...names.map((name) => `${birthday} ${name}`)];
  const rows = await tx
    .select({ referenceCode: applicants.referenceCode })
    .from(applicants)
    .where(
      and(
        eq(applicants.schoolId, schoolId),
        sql`${applicants.personKeys} && array[${sql.join(
          keys.map((key) => sql`${key}`),
          sql`, `,
        )}]::text[]`,
        userId === null ? undefined : sql`${applicants.userId} <> ${userId}`,
      ),
    )
    .limit(5);
  return rows.map(({ referenceCode }) => referenceCode);
};

const accountOf = async (act: Act, row: ImportedApplication, schoolId: string): Promise<string> => {
  const { now } = act;
  const person = { phone: row.phone, firstName: row.firstName, lastName: row.lastName };
  const [created] = await act.tx
    .insert(users)
    .values({ ...person, createdAt: now, updatedAt: now })
    .returning({ id: users.id });
  if (!created) throw new Error('The account was not stored.');
  const registration = { userId: created.id, registeredBy: act.caller.id, organizationId: schoolId };
  await act.tx.insert(directRegistrations).values({ ...registration, createdAt: now });
  return created.id;
};

/** Refusals of the form by the columns of the table. */
const byColumn = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const issues = error.issues ?? [];
    if (error.status !== 422) throw invalid([{ path: 'program', code: error.code }]);
    throw invalid(issues.map(({ path, ...issue }) => ({ ...issue, path: columnOfPath(path) })));
  }
};

/** Applications are only ever added by a table: what the person has sent or changed since is never overwritten. */
export const applicationKind = ({
  caller,
  withDuplicates,
  found,
}: Options): Kind<object, ImportedApplication> => ({
  name: 'applications',
  columns: applicationColumns,
  key: applicationKey,
  draft: importedApplication,
  change: z.object({}),
  locate: async (scene, cells: Cells) => {
    const act = { ...scene, caller } as Act;
    const { tx } = act;
    const school = await findSchoolByCode(tx, cells);
    // The code of a school is public; that somebody else looks after it is said as if there were none.
    if (!(await isStaffOf(tx, caller.id, school.id)))
      throw invalid([{ path: 'school', code: 'unknown-school' }]);
    const programId = await findProgram(tx, school.id, cells);
    const phone = normalizeCambodianPhone(requireCell(cells, 'phone')) ?? '';
    const signedOn = requireCell(cells, 'consentOn');
    const [user] = await tx.select().from(users).where(eq(users.phone, phone));
    found.key = [school.id, programId ?? '', phone].join('/');
    const existing = user
      ? await findExisting(tx, { userId: user.id, schoolId: school.id, programId }, signedOn)
      : null;
    if (existing) found.referenceCodes = [existing.referenceCode];
    return {
      key: found.key,
      present: existing ? { cells, change: () => Promise.resolve() } : null,
      create: async (row) => {
        if (row.consentOn > dayInCambodia(act.now))
          throw invalid([{ path: 'consentOn', code: 'consent-needed' }]);
        if (user) refuseStranger(user, row);
        if (user?.id === caller.id) throw notFound();
        found.referenceCodes = await findDoubles(tx, school.id, user?.id ?? null, row);
        if (found.referenceCodes.length > 0 && !withDuplicates)
          throw invalid([{ path: '', code: 'duplicate' }]);
        const userId = user?.id ?? (await accountOf(act, row, school.id));
        const body = { schoolId: school.id, enrollToId: programId, enrollToDetail: detailOf(row), userId };
        const consent = { signedOn: row.consentOn, witness: row.consentWitness };
        const stored = await byColumn(
          submitApplication(act, body as Parameters<typeof submitApplication>[1], consent),
        );
        found.referenceCodes = [stored.referenceCode];
      },
    };
  },
  list: () => Promise.resolve([]),
});
