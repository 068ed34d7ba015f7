import { categoriesResource } from '@/lib/contract/schools/categories';
import { schoolsResource } from '@/lib/contract/schools/schools';
import { structuresResource } from '@/lib/contract/schools/structures';
import { studentsResource } from '@/lib/contract/school-day/students';
import { subjectsResource } from '@/lib/contract/schools/subjects';
import { foreign } from '../foreign-answer';

export const foreignSchool = {
  schoolId: 'school-1',
  name: 'Lotus University',
  nameNative: 'សាកលវិទ្យាល័យឈូក',
  code: 'LU',
  schoolType: 'university',
  verified: true,
  status: 'active',
  region: 'cambodia',
  province: 'Phnom Penh',
  isPublic: 'yes',
  categories: ['Law'],
  campuses: [{ campusId: 'campus-1', name: 'Main campus' }],
};

export const foreignSubject = {
  enrollableSubjectId: 'subject-1',
  schoolId: 'school-1',
  name: 'Bachelor of Law',
  nameNative: 'បរិញ្ញាបត្រនីតិសាស្ត្រ',
  status: 'active',
  schoolType: 'university',
  enrollableCategoryId: 'law',
  degree: "Bachelor's Degree",
  tuitionFee: '$1,500',
  isPublic: 'yes',
  startDate: '2027-01-04T00:00:00.000Z',
  endDate: '2030-12-20T00:00:00.000Z',
  createdAt: '2026-09-01T08:00:00+07:00',
  updatedAt: '2026-10-01T08:00:00+07:00',
};

const path = [
  { structureRecordId: 'faculty-1', name: 'Law' },
  { structureRecordId: 'class-1', name: 'Law 1A' },
];
const unit = { structureId: 'level-2', campusId: 'campus-1', name: 'Law 1A' };
const { schema, list, byUniqueKey } = studentsResource.endpoints;

export const academicAnswers = [
  foreign(schoolsResource.endpoints.search, { hits: [foreignSchool], total: { value: 1 } }),
  foreign(schoolsResource.endpoints.partners, { data: [foreignSchool] }),
  foreign(schoolsResource.endpoints.get, foreignSchool),
  foreign(schoolsResource.endpoints.campuses, { data: foreignSchool.campuses }),
  foreign(subjectsResource.endpoints.list, {
    data: [foreignSubject, { ...foreignSubject, tuitionFee: 750 }],
  }),
  foreign(subjectsResource.endpoints.latest, { data: [foreignSubject] }),
  foreign(subjectsResource.endpoints.enrollment, { data: [foreignSubject] }),
  foreign(subjectsResource.endpoints.get, foreignSubject),
  foreign(categoriesResource.endpoints.list, {
    data: [{ categoryId: 'law', name: 'Law', createdAt: '2026-01-01T00:00:00Z' }],
  }),
  foreign(structuresResource.endpoints.groups, {
    data: [{ groupStructureId: 'group-1', campusId: 'campus-1', name: 'Faculties' }],
  }),
  foreign(structuresResource.endpoints.structures, {
    data: [{ structureId: 'level-2', groupStructureId: 'group-1', campusId: 'campus-1', name: 'Class' }],
  }),
  foreign(structuresResource.endpoints.records, {
    data: [{ ...unit, structureRecordId: 'class-1', archiveStatus: 4, structureRecordPath: path }],
  }),
  foreign(structuresResource.endpoints.configurations, [
    { configId: 'currency', value: 'USD' },
    { configId: 'weekStart', value: 1 },
  ]),
  foreign(list, { data: [{ uniqueKey: 'LU-0001', campusId: 'campus-1', phone: '+85512345678' }] }),
  foreign(schema, { fields: [] }),
  foreign(byUniqueKey, { uniqueKey: 'LU-0001', name: 'Sok Dara' }),
];
