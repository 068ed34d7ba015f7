import { applicantsResource } from '@/lib/contract/admissions/applicants';
import { applicationsResource } from '@/lib/contract/admissions/applications';
import { foreign } from '../foreign-answer';

export const foreignApplicant = {
  applicantId: 'applicant-1',
  schoolId: 'school-1',
  school: { schoolId: 'school-1', name: 'Lotus University' },
  userId: 'person-1',
  applicantStatus: 'interview',
  createdAt: '2026-11-01T08:00:00+07:00',
  enrollToId: 'subject-1',
  enrollToSubject: 'Bachelor of Law',
  enrollToDetail: { structureRecordPath: [{ structureRecordId: 'class-1' }] },
};

const page = { data: [foreignApplicant], countTotal: 1, countAllData: 1 };
const { get, list, listOfSchool, mine, schema } = applicantsResource.endpoints;

export const applicantAnswers = [
  foreign(list, page),
  foreign(listOfSchool, page),
  foreign(mine, page),
  foreign(get, foreignApplicant),
  foreign(schema, {}),
  foreign(applicationsResource.endpoints.mine, page),
];
