import type { DegreeCode } from '@/lib/domain/schools/degrees';
import { majorByCode } from '@/lib/domain/schools/majors';
import { reindexSchools, subjectIndexColumns } from '@/backend/features/schools/services/search-index';
import type { WriteDb } from '@/backend/db/client';
import { applicantSteps, campuses, schools, subjects } from '@/backend/db/schema';
import { addDays, isoDay } from '@/backend/seed/demo/demo-dates';
import { buildDemoSchools } from '@/backend/seed/demo/demo-schools';
import { seededRandom } from '@/backend/seed/demo/seeded-random';
import type { DemoProgram, DemoSchool } from '@/backend/seed/demo/demo-types';
import { stableId } from '@/backend/seed/stable-id';

/** A seeded school with the ids of its rows. */
export interface SeededSchool {
  id: string;
  school: DemoSchool;
  programIds: Map<string, string>;
}

const checkedDaysAgoMax = 90;
const checkedDaysAgo = (key: string) => seededRandom(`${key}/checked`).int(1, checkedDaysAgoMax);

const schoolId = (school: DemoSchool) => stableId(`school:${school.key}`);
const programId = (school: DemoSchool, program: DemoProgram) =>
  stableId(`program:${school.key}:${program.key}`);

const schoolRow = (school: DemoSchool, today: Date) => ({
  id: schoolId(school),
  slug: school.key,
  code: school.code,
  name: school.name.en,
  nameNative: school.name.km,
  schoolType: school.schoolType,
  verified: school.verified,
  status: school.status,
  province: school.provinceCode,
  district: school.districtCode,
  commune: school.communeCode,
  street: school.street,
  isPublic: school.isPublic,
  tagline: school.tagline,
  overview: school.overview,
  foundedYear: school.foundedYear,
  studentCount: school.studentCount,
  email: school.email,
  phone: school.phone,
  telegram: school.telegram,
  website: school.website,
  hue: school.hue,
  feesNote: school.feesNote,
  admission: school.admission,
  facilities: school.facilities,
  requiredDocuments: school.requiredDocuments,
  scholarships: school.scholarships,
  exchangePrograms: school.exchangePrograms,
  quotes: school.quotes,
  checkedOn: isoDay(addDays(today, -checkedDaysAgo(school.key))),
  checkedBy: school.verified ? ('advisor' as const) : ('school' as const),
  isDemo: true,
  agreedAt: today,
  createdAt: today,
  updatedAt: today,
});

const degreeOf = ({ degree, certificateLevel }: DemoProgram): DegreeCode =>
  degree === 'tvet-certificate' ? `tvet-certificate-${certificateLevel ?? 1}` : degree;

const programRow = (school: DemoSchool, program: DemoProgram) => {
  const major = program.majorId ? majorByCode(program.majorId) : undefined;
  const names = { name: program.name.en, nameNative: program.name.km };
  return {
    id: programId(school, program),
    schoolId: schoolId(school),
    key: program.key,
    ...names,
    status: program.status,
    schoolType: school.schoolType,
    categoryId: major?.code ?? null,
    degree: degreeOf(program),
    feeCents: Math.round(program.tuitionFeeUsd * 100),
    isPublic: program.isPublic,
    province: school.provinceCode,
    startDate: program.startDate,
    endDate: program.endDate,
    applicationsOpenOn: program.applicationsOpenOn,
    applicationDeadline: program.applicationDeadline,
    nextIntakeOn: program.nextIntakeOn,
    isFull: program.isFull,
    durationMonths: program.durationMonths,
    language: program.language,
    shift: program.shift,
    admission: program.admission,
    description: program.description,
    careers: program.careers,
    ...subjectIndexColumns({ ...names, startDate: program.startDate, endDate: program.endDate }),
    createdAt: new Date(program.createdAt),
    updatedAt: new Date(program.updatedAt),
  };
};

const campusRows = (school: DemoSchool) =>
  school.campuses.map((campus, order) => ({
    id: stableId(`campus:${school.key}:${campus.key}`),
    schoolId: schoolId(school),
    key: campus.key,
    order,
    name: campus.name,
    province: campus.provinceCode,
    district: campus.districtCode,
    commune: campus.communeCode,
    street: campus.street,
    latitude: campus.latitude,
    longitude: campus.longitude,
    phone: campus.phone,
  }));

const stepRows = (school: DemoSchool) =>
  school.steps.map((step) => ({
    id: stableId(`step:${school.key}:${step.key}`),
    schoolId: schoolId(school),
    key: step.key,
    order: step.order,
    name: step.name.en,
    nameNative: step.name.km,
    color: step.color,
    status: step.status,
  }));

/** Inserts missing rows; existing rows keep the changes of people. */
export async function insertSchools(db: WriteDb, today: Date): Promise<SeededSchool[]> {
  const demo = buildDemoSchools(today);
  await db
    .insert(schools)
    .values(demo.map((school) => schoolRow(school, today)))
    .onConflictDoNothing();
  for (const school of demo) {
    if (school.campuses.length) await db.insert(campuses).values(campusRows(school)).onConflictDoNothing();
    if (school.steps.length) await db.insert(applicantSteps).values(stepRows(school)).onConflictDoNothing();
    if (school.programs.length) {
      const rows = school.programs.map((program) => programRow(school, program));
      await db.insert(subjects).values(rows).onConflictDoNothing();
    }
  }
  await reindexSchools(db, demo.map(schoolId));
  return demo.map((school) => ({
    id: schoolId(school),
    school,
    programIds: new Map(school.programs.map((program) => [program.key, programId(school, program)])),
  }));
}
