import { and, eq, inArray } from 'drizzle-orm';
import type { ListedStudent, Student } from '@/lib/contract/school-day/students';
import { studentUndoHours } from '@/lib/domain/limits';
import type { Db } from '@/backend/db/client';
import { campuses, schools, students, subjects } from '@/backend/db/schema';
import {
  isShownRecord,
  pathOf,
  recordsOfCampuses,
} from '@/backend/features/schools/services/structure-paths';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

export type StudentRow = typeof students.$inferSelect;

/** Until when an application that became a student can be one again. */
export const undoUntil = ({ takenInAt }: Pick<StudentRow, 'takenInAt'>): Date | null =>
  takenInAt && new Date(takenInAt.getTime() + studentUndoHours * 3_600_000);

const undoLeft = (row: StudentRow, now: Date): string | null => {
  const until = undoUntil(row);
  return until && until > now ? until.toISOString() : null;
};

export const toStudent = (row: StudentRow, now: Date): Student => ({
  studentId: row.id,
  schoolId: row.schoolId,
  campusId: row.campusId,
  structureRecordId: row.structureRecordId,
  subjectId: row.subjectId,
  userId: row.userId,
  studentCode: row.studentCode,
  uniqueKey: row.uniqueKey,
  firstName: row.firstName,
  lastName: row.lastName,
  firstNameKm: row.firstNameKm,
  lastNameKm: row.lastNameKm,
  gender: row.gender,
  dob: row.dob,
  phone: row.phone,
  status: row.status,
  statusReason: row.statusReason,
  statusSince: row.statusSince?.toISOString() ?? null,
  enrolledOn: row.enrolledOn,
  undoUntil: undoLeft(row, now),
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** Students with the names of their campus and program and the path to their class. */
export async function withPlaces(db: Db, rows: StudentRow[], now: Date): Promise<ListedStudent[]> {
  const campusIds = [...new Set(rows.map((row) => row.campusId))];
  if (campusIds.length === 0) return [];
  const subjectIds = [...new Set(rows.flatMap((row) => row.subjectId ?? []))];
  const [places, records, programs] = await Promise.all([
    db.select({ id: campuses.id, name: campuses.name }).from(campuses).where(inArray(campuses.id, campusIds)),
    recordsOfCampuses(db, campusIds),
    db
      .select({ id: subjects.id, name: subjects.name, nameNative: subjects.nameNative })
      .from(subjects)
      .where(inArray(subjects.id, subjectIds)),
  ]);
  const programOf = new Map(programs.map(({ id, ...names }) => [id, names]));
  const nameOf = new Map(places.map((place) => [place.id, place.name]));
  return rows.map((row) => {
    const record = row.structureRecordId ? records.get(row.structureRecordId) : undefined;
    return {
      ...toStudent(row, now),
      campusName: nameOf.get(row.campusId),
      structureRecordPath: record ? pathOf(record, records) : [],
      subjectName: (row.subjectId && programOf.get(row.subjectId)) || null,
    };
  });
}

const plainField = (
  key: string,
  en: string,
  km: string,
  type: 'text' | 'phone' | 'date',
  required = true,
) => ({
  key,
  label: { en, km },
  type,
  required,
  options: [],
});

const genderOptions = [
  { value: 'female', label: { en: 'Female', km: 'ស្រី' } },
  { value: 'male', label: { en: 'Male', km: 'ប្រុស' } },
  { value: 'other', label: { en: 'Other', km: 'ផ្សេងៗ' } },
];

/** The fields of a student's record; campuses and open classes must belong to the school. */
export async function studentFields(db: Db, schoolId: string) {
  const places = await db
    .select()
    .from(campuses)
    .where(eq(campuses.schoolId, schoolId))
    .orderBy(campuses.order, campuses.key);
  const records = await recordsOfCampuses(
    db,
    places.map((place) => place.id),
  );
  const withChildren = new Set([...records.values()].map((row) => row.parentId));
  const classes = [...records.values()].filter(
    (row) => isShownRecord(row) && row.archiveStatus === 0 && !withChildren.has(row.id),
  );
  const choice = (
    key: string,
    label: { en: string; km: string },
    required: boolean,
    options: { value: string; label: { en: string; km: string } }[],
  ) => ({ key, label, type: 'choice' as const, required, options });
  return [
    plainField('lastName', 'Last name in Latin letters', 'នាមត្រកូលជាអក្សរឡាតាំង', 'text'),
    plainField('firstName', 'First name in Latin letters', 'នាមខ្លួនជាអក្សរឡាតាំង', 'text'),
    plainField('lastNameKm', 'Last name in Khmer', 'នាមត្រកូលជាអក្សរខ្មែរ', 'text'),
    plainField('firstNameKm', 'First name in Khmer', 'នាមខ្លួនជាអក្សរខ្មែរ', 'text'),
    choice('gender', { en: 'Gender', km: 'ភេទ' }, true, genderOptions),
    plainField('dob', 'Date of birth', 'ថ្ងៃខែឆ្នាំកំណើត', 'date'),
    plainField('phone', 'Phone number', 'លេខទូរស័ព្ទ', 'phone'),
    plainField('studentCode', 'Student number', 'អត្តលេខនិស្សិត', 'text', false),
    choice(
      'campusId',
      { en: 'Campus', km: 'សាខា' },
      true,
      places.map((place) => ({ value: place.id, label: place.name })),
    ),
    choice(
      'structureRecordId',
      { en: 'Class', km: 'ថ្នាក់រៀន' },
      false,
      classes.map((row) => {
        const path = pathOf(row, records);
        const label = {
          en: path.map(({ name }) => name).join(' › '),
          km: path.map(({ nameNative }) => nameNative).join(' › '),
        };
        return { value: row.id, label };
      }),
    ),
  ];
}

/** The public fields of a student card; null when no card has this key. */
export async function readCard(db: Db, uniqueKey: string) {
  const [row] = await db
    .select({
      student: students,
      school: { slug: schools.slug, name: schools.name, nameNative: schools.nameNative },
    })
    .from(students)
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .where(and(eq(students.uniqueKey, uniqueKey), eq(schools.status, 'active')));
  if (!row) return null;
  const { student, school } = row;
  return {
    studentCode: student.studentCode,
    name: fullName(student),
    nameNative: fullNameKm(student),
    status: student.status,
    enrolledOn: student.enrolledOn,
    school,
  };
}
