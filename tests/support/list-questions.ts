import { manyRowsId } from './many-rows';

/** One question to a list endpoint over `fillWithManyRows`; user 0 asks, with the roles of an advisor and of a bank. */
export interface ListQuestion {
  name: string;
  list: string;
  path: string;
  /** The large table that must not be read whole. */
  table: string;
  /** So much is asked that reading a table whole can be right. */
  long?: true;
}

const spread = (table: string, list: string, path: string, queries: string[]): ListQuestion[] =>
  queries.map((query) => ({
    table,
    list,
    name: `${list} ${query}`.trim(),
    path: `${path}${query ? `?${query}` : ''}`,
  }));

const later = 'from=2026-08-01&to=2026-08-31';

/** Every list that grows with the number of people, with the filters and orders that each has. */
export const listQuestions = (here: { organizationId: string; subjectId: string }): ListQuestion[] => {
  const [advisor, school, subject] = [
    manyRowsId('user', 0),
    manyRowsId('school', 0),
    manyRowsId('subject', 0),
  ];
  const applicantFilters = [
    '',
    'start=400',
    'applicantStatus=pending',
    'applicantStatus=interview&start=24',
    'keyword=dara',
    'keyword=A20',
    'keyword=%E1%9E%8F%E1%9E%B6%E1%9E%9A%E1%9E%B6',
    'keyword=00000020',
    later,
    `${later}&applicantStatus=accepted`,
    `enrollToId=${subject}`,
    'enrollToSubject=accounting',
    `userId=${manyRowsId('user', 20)}`,
    'count=false',
  ];
  return [
    ...spread('applicants', 'school', `/api-nest-applicant/schools/${school}/applicants`, applicantFilters),
    ...spread('applicants', 'advisor', '/api-nest-applicant/applicants', [
      ...applicantFilters,
      `schoolId=${school}`,
    ]),
    ...spread('applicants', 'own', `/api-nest-applicant/students/${advisor}/applications`, ['']),
    ...spread('subjects', 'courses', '/api-nest-aca/enrollable_subjects', [
      'limit=9',
      'limit=9&start=900',
      'limit=9&status=active&order=createdAt&sort=desc',
      'limit=9&order=updatedAt&sort=desc',
      'limit=9&order=fee&sort=asc',
      'limit=9&order=fee&sort=desc',
      'limit=9&order=name&sort=asc',
      'limit=9&order=name&sort=desc&lang=en',
      'limit=9&status=inactive',
      'limit=9&keyword=law',
      'limit=9&keyword=%E1%9E%82%E1%9E%8E%E1%9E%93%E1%9F%81%E1%9E%99%E1%9F%92%E1%9E%99&order=fee',
      'limit=9&keyword=tourism%2012',
      'limit=9&schoolType=university&degree=bachelor',
      'limit=9&sector=publicSector&order=name',
      'limit=9&province=12,08&minPrice=300&maxPrice=600',
      `limit=9&schoolId=${school}`,
      'limit=100',
    ]),
    ...spread('subjects', 'all courses', '/api-nest-aca/enrollable_subjects', [
      '',
      'order=fee',
      'degree=master',
    ]).map((question) => ({ ...question, long: true as const })),
    ...spread('subjects', 'latest', '/api-aca/subjects', ['']),
    ...spread('subjects', 'open', '/api-nest-aca/enrollment/subjects', [
      '',
      'keyword=law',
      `schoolId=${school}`,
    ]),
    ...spread('students', 'students', `/api-nest-aca/schools/${school}/students`, [
      '',
      'sort=name&start=100',
      'sort=-studentCode',
      'phone=%2B855100000020',
      'status=paused',
      'keyword=dara',
      `detail=true&campusId=${manyRowsId('campus', 0)}`,
    ]),
    ...spread('articles', 'articles', `/api-news/organizations/${here.organizationId}/articles`, [
      '',
      'type=scholarship&order=endsAt&sort=asc',
      'order=createdAt&start=200',
      'keyword=law',
      'status=active&type=blog',
    ]),
    ...spread('questions', 'questions', `/api-qa/v1/organizations/${here.organizationId}/questions/search`, [
      '',
      'keyword=law',
      'tags=tag7',
      'start=400',
    ]),
    ...spread(
      'questions',
      'of a subject',
      `/api-qa/v1/organizations/${here.organizationId}/subjects/${here.subjectId}/questions`,
      ['limit=20', 'start=200'],
    ),
    ...spread('notifications', 'notifications', `/api-notification/users/${advisor}/notifications`, [
      '',
      'start=40',
    ]),
    ...spread('loans', 'loans', `/api-marketing/banks/${manyRowsId('bank', 0)}/users/loans`, [
      '',
      'status=closed',
      'keyword=dara',
      'start=100',
    ]),
    ...spread('vacancies', 'vacancies', `/api-nest-recruit/organizations/${here.organizationId}/vacancies`, [
      '',
      'sort=deadline',
      'kind=job&province=12',
      'field=it&status=all',
      'keyword=law',
      'applied=true',
      'start=200',
    ]),
    ...spread(
      'vacancy_applications',
      'applicants of a vacancy',
      `/api-nest-recruit/organizations/${here.organizationId}/vacancies/${manyRowsId('vacancy', 0)}/applicants`,
      ['', 'status=pending', 'keyword=dara'],
    ),
    ...spread('applicants', 'people of a school', `/api-nest-user/clients/${school}/users`, [
      'role=user',
      'start=60',
    ]),
    // PostgreSQL may read the follow-ups themselves whole: half of them match, and their rows are short.
    ...spread('applicants', 'follow-ups', '/api-follow-up/follow_ups', [
      '',
      'state=done',
      'mine=true',
      'state=all&dueTo=2026-10-20',
    ]),
  ];
};
