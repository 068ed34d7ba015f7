import { and, asc, desc, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { Finding } from '@/lib/contract/search/findings';
import { applicantFilter } from '@/lib/contract/admissions/applicant-filter';
import { schoolSearch } from '@/lib/contract/schools/schools';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold, searchWords } from '@/lib/domain/khmer/khmer';
import { defaultRoleName, roleNames } from '@/lib/domain/accounts/roles';
import { isLeftOut } from '@/lib/env/left-out';
import { findingLimits } from '@/lib/domain/search/staff-findings';
import { banks, bankStaff, loans, schools, students, subjects, users } from '@/backend/db/schema';
import type { Caller, Deps } from '@/backend/deps';
import { searchSchools } from '@/backend/features/schools/services/school-search';
import { beginsWord, matches, queryWordsMax } from '@/backend/lists/folded-text';
import { matchesSubject } from '@/backend/features/schools/services/subject-terms';
import { deskOf } from '@/backend/core/access/applicant-access';
import { listPeople } from '@/backend/core/access/organization-people';
import { isAdvisor, keptSchoolIds } from '@/backend/core/access/staff';
import { listApplicants } from '@/backend/features/admissions/services/applicant-lists';
import { readClasses } from '@/backend/features/school-day/services/school-classes';
import { borrowerNames } from '@/backend/features/loans/services/loan-views';

interface Question {
  deps: Deps;
  caller: Caller;
  keyword: string;
  /** The schools that the caller keeps. */
  schoolIds: string[];
}

const limit = findingLimits.ofEachKind;
/** The classes of a school are read whole; whoever keeps more schools works on no classes. */
const schoolsWithClassesMax = 3;

const schoolName = { name: schools.name, nameNative: schools.nameNative };
const fullName = (person: Parameters<typeof borrowerNames>[0]) => {
  const { name, nameKm } = borrowerNames(person);
  return { name: name.trim(), nameNative: nameKm || name.trim() };
};

/** Somebody who is typing has not finished the last word, so a beginning is enough. */
const beginsEach = (column: Parameters<typeof beginsWord>[0], keyword: string): SQL | undefined =>
  and(
    ...searchWords(keyword)
      .slice(0, queryWordsMax)
      .map((word) => beginsWord(column, word)),
  );

const findApplications = async ({ deps, caller, keyword, schoolIds }: Question): Promise<Finding[]> => {
  if (schoolIds.length === 0) return [];
  const query = { ...applicantFilter.parse({}), keyword, limit, count: false };
  const { data } = await listApplicants(deps, await deskOf(deps.db, caller), query, { schoolIds });
  return data.map(({ applicantId, applicantName, applicantNameKm, school, referenceCode }) => ({
    kind: 'application',
    id: applicantId,
    name: applicantName,
    nameNative: applicantNameKm || applicantName,
    about: { name: school.name, nameNative: school.nameNative },
    code: referenceCode,
    ownerId: null,
  }));
};

const findStudents = async ({ deps, keyword, schoolIds }: Question): Promise<Finding[]> => {
  if (schoolIds.length === 0) return [];
  const rows = await deps.db
    .select({ student: students, school: schoolName })
    .from(students)
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .where(and(inArray(students.schoolId, schoolIds), beginsEach(students.searchFold, keyword)))
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id))
    .limit(limit);
  return rows.map(({ student, school }) => ({
    kind: 'student',
    id: student.id,
    ...fullName(student),
    about: school,
    code: student.studentCode,
    ownerId: student.schoolId,
  }));
};

const findPeople = async ({ deps, caller, keyword }: Question): Promise<Finding[]> => {
  if (!isAdvisor(caller)) return [];
  const orgId = deps.env.ORGANIZATION_ID;
  const request = { orgId, role: defaultRoleName, keyword, start: 0, limit };
  const { data } = await listPeople(deps, caller.id, request);
  return data.map((person) => ({
    kind: 'person',
    id: person.id,
    ...fullName(person),
    about: null,
    code: null,
    ownerId: null,
  }));
};

/** The loans of one's bank, of all banks for advisors; drafts are the students' own. */
const findLoans = async ({ deps: { db }, caller, keyword }: Question): Promise<Finding[]> => {
  const isBank = caller.roles.includes(roleNames.bank);
  if (isLeftOut('loans') || (!isBank && !isAdvisor(caller))) return [];
  const own = db.select({ id: bankStaff.bankId }).from(bankStaff).where(eq(bankStaff.userId, caller.id));
  const rows = await db
    .select({ loan: loans, user: users, bank: { name: banks.name, nameNative: banks.nameNative } })
    .from(loans)
    .innerJoin(users, eq(users.id, loans.userId))
    .innerJoin(banks, eq(banks.id, loans.bankId))
    .where(
      and(
        ne(loans.status, 'draft'),
        isAdvisor(caller) ? undefined : inArray(loans.bankId, own),
        or(beginsEach(loans.searchFold, keyword), eq(loans.referenceCode, fold(keyword).toUpperCase())),
      ),
    )
    .orderBy(desc(loans.createdAt), desc(loans.id))
    .limit(limit);
  return rows.map(({ loan, user, bank }) => ({
    kind: 'loan',
    id: loan.id,
    ...fullName(user),
    about: bank,
    code: loan.referenceCode,
    ownerId: loan.userId,
  }));
};

/** The schools that somebody keeps, and for advisors all others, which open as visitors read them. */
const findSchools = async ({ deps, caller, keyword, schoolIds }: Question): Promise<Finding[]> => {
  if (!isAdvisor(caller)) {
    if (schoolIds.length === 0) return [];
    const rows = await deps.db
      .select({ id: schools.id, slug: schools.slug, ...schoolName })
      .from(schools)
      .where(and(inArray(schools.id, schoolIds), matches(schools.nameFold, keyword)))
      .orderBy(asc(schools.sortKeyEn), asc(schools.id))
      .limit(limit);
    return rows.map(({ slug, ...row }) => ({
      kind: 'school',
      ...row,
      about: null,
      code: slug,
      ownerId: row.id,
    }));
  }
  const query = { ...schoolSearch.parse({}), keyword, limit, status: 'all' as const };
  const { hits } = await searchSchools(deps.db, query, dayInCambodia(deps.clock.now()), schoolIds);
  return hits.map(({ schoolId, slug, name, nameNative }) => ({
    kind: 'school',
    id: schoolId,
    name,
    nameNative,
    about: null,
    code: slug,
    ownerId: schoolIds.includes(schoolId) ? schoolId : null,
  }));
};

const findPrograms = async ({ deps, keyword, schoolIds }: Question): Promise<Finding[]> => {
  if (schoolIds.length === 0) return [];
  const rows = await deps.db
    .select({
      id: subjects.id,
      name: subjects.name,
      nameNative: subjects.nameNative,
      ownerId: subjects.schoolId,
      about: schoolName,
    })
    .from(subjects)
    .innerJoin(schools, eq(schools.id, subjects.schoolId))
    .where(and(inArray(subjects.schoolId, schoolIds), matchesSubject(keyword)))
    .orderBy(desc(subjects.status), asc(subjects.sortKeyEn), asc(subjects.id))
    .limit(limit);
  return rows.map((row) => ({ kind: 'program', ...row, code: null }));
};

const findClasses = async ({ deps, caller, keyword, schoolIds }: Question): Promise<Finding[]> => {
  if (isAdvisor(caller)) return [];
  const found = await Promise.all(
    schoolIds.slice(0, schoolsWithClassesMax).map(async (schoolId) => {
      const rows = await readClasses(deps.db, schoolId, keyword);
      return rows.slice(0, limit).map(({ structureRecordId, name, nameNative, path }): Finding => {
        const above = path.slice(0, -1);
        return {
          kind: 'class',
          id: structureRecordId,
          name,
          nameNative,
          about: above.length
            ? {
                name: above.map((unit) => unit.name).join(' › '),
                nameNative: above.map((unit) => unit.nameNative).join(' › '),
              }
            : null,
          code: null,
          ownerId: schoolId,
        };
      });
    }),
  );
  return found.flat().slice(0, limit);
};

/** People and records that the caller works on, a few of each kind; nothing for who is no staff. */
export async function findForStaff(deps: Deps, caller: Caller, keyword: string): Promise<Finding[]> {
  if (fold(keyword).length < findingLimits.lettersMin) return [];
  const schoolIds = await keptSchoolIds(deps.db, caller);
  const question = { deps, caller, keyword, schoolIds };
  const found = await Promise.all([
    findApplications(question),
    findStudents(question),
    findPeople(question),
    findLoans(question),
    findClasses(question),
    findPrograms(question),
    findSchools(question),
  ]);
  return found.flat();
}
