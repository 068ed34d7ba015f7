import type { Subject } from '@/lib/contract/schools/subjects';
import { categories, schools, subjects } from '@/backend/db/schema';

/** A subject with the name of its major and the school columns of a card. */
export const subjectColumns = {
  subject: {
    id: subjects.id,
    schoolId: subjects.schoolId,
    name: subjects.name,
    nameNative: subjects.nameNative,
    status: subjects.status,
    schoolType: subjects.schoolType,
    categoryId: subjects.categoryId,
    degree: subjects.degree,
    feeCents: subjects.feeCents,
    isPublic: subjects.isPublic,
    startDate: subjects.startDate,
    endDate: subjects.endDate,
    applicationsOpenOn: subjects.applicationsOpenOn,
    applicationDeadline: subjects.applicationDeadline,
    nextIntakeOn: subjects.nextIntakeOn,
    isFull: subjects.isFull,
    durationMonths: subjects.durationMonths,
    language: subjects.language,
    shift: subjects.shift,
    admission: subjects.admission,
    createdAt: subjects.createdAt,
    updatedAt: subjects.updatedAt,
  },
  category: { name: categories.name, nameNative: categories.nameNative, field: categories.field },
  school: {
    slug: schools.slug,
    name: schools.name,
    nameNative: schools.nameNative,
    province: schools.province,
    hue: schools.hue,
    verified: schools.verified,
    isDemo: schools.isDemo,
  },
};

interface SubjectRow {
  subject: { [K in keyof typeof subjectColumns.subject]: (typeof subjects.$inferSelect)[K] };
  category: { name: string; nameNative: string; field: string } | null;
  school: Subject['school'];
}

export const toSubject = ({ subject: row, category, school }: SubjectRow): Subject => ({
  enrollableSubjectId: row.id,
  schoolId: row.schoolId,
  name: row.name,
  nameNative: row.nameNative,
  status: row.status,
  schoolType: row.schoolType,
  enrollableCategoryId: row.categoryId,
  categoryName: category && { en: category.name, km: category.nameNative },
  field: category && category.field,
  degree: row.degree,
  tuitionFee: row.feeCents / 100,
  isPublic: row.isPublic ? 'yes' : 'no',
  startDate: row.startDate,
  endDate: row.endDate,
  applicationsOpenOn: row.applicationsOpenOn,
  applicationDeadline: row.applicationDeadline,
  nextIntakeOn: row.nextIntakeOn,
  isFull: row.isFull,
  durationMonths: row.durationMonths,
  language: row.language,
  shift: row.shift,
  admission: row.admission,
  school,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
