import { crowds } from './crowded-lists';
import { type Here, later, type ListQuestion, readingWhole, spread } from './list-question';
import { manyRowsId } from './many-rows';

/** Every list that grows with the number of people, with its filters and sort orders. */
export const listQuestions = (here: Here): ListQuestion[] => {
  const [advisor, school, subject] = [
    manyRowsId('user', 0),
    manyRowsId('school', 0),
    manyRowsId('subject', 0),
  ];
  const recruitment = `/api-nest-recruit/organizations/${here.organizationId}`;
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
    ...readingWhole('always', [
      ...spread('subjects', 'all courses', '/api-nest-aca/enrollable_subjects', [
        '',
        'order=fee',
        'degree=master',
      ]),
      // Active schools or the caller's own: no index has both in order.
      ...spread('schools', 'schools', '/api-nest-aca/schools', ['limit=100&status=all']),
    ]),
    ...spread('schools', 'schools', '/api-nest-aca/schools', [
      '',
      'start=240',
      'sort=fee-low&province=12',
      'keyword=School%2012',
      'categories=major-7',
    ]),
    ...readingWhole('counting', spread('schools', 'newest schools', '/api-aca/schools', [''])),
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
      `subjectId=${subject}`,
    ]),
    ...spread('applicants', 'accepted', `/api-nest-aca/schools/${school}/accepted-applications`, [
      '',
      'start=100',
      'keyword=dara',
      `subjectId=${subject}`,
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
      'sort=useful',
      'unanswered=true',
      'unanswered=true&sort=oldest',
      'followed=true',
      'mine=true&state=all',
    ]),
    ...spread('questions', 'similar', `/api-qa/v1/organizations/${here.organizationId}/questions/similar`, [
      'text=common1%20some7%20rare9',
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
    ...spread('loans', 'loans', `/api-marketing/banks/${manyRowsId('bank', 1)}/users/loans`, [
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
    ...readingWhole(
      'counting',
      spread('vacancies', 'desk of vacancies', `${recruitment}/desk/vacancies`, [
        '',
        'state=draft',
        'state=held',
        'state=open&kind=job',
        'keyword=law',
        'start=200',
      ]),
    ),
    ...readingWhole(
      'counting',
      spread('companies', 'employers', `${recruitment}/companies`, [
        '',
        'state=ended',
        'province=12',
        'keyword=law',
      ]),
    ),
    ...spread('vacancies', 'what waits', '/api-user/reviews', ['', 'state=hidden']),
    ...spread(
      'vacancy_applications',
      'applicants of a vacancy',
      `/api-nest-recruit/organizations/${here.organizationId}/vacancies/${manyRowsId('vacancy', 0)}/applicants`,
      ['', 'status=pending', 'keyword=dara'],
    ),
    ...spread('applicants', 'duplicates', '/api-nest-applicant/duplicates', ['']),
    ...spread('applicants', 'summary', '/api-nest-applicant/applicants/summary', ['']),
    ...spread('applicants', 'progress', '/api-nest-applicant/applicants/progress', ['']),
    ...spread('schools', 'similar schools', `/api-nest-aca/schools/${school}/similar`, ['']),
    ...spread('subjects', 'categories', '/api-nest-aca/categories', ['']),
    ...readingWhole('counting', crowds(here)),
    ...spread('applicants', 'people of a school', `/api-nest-user/clients/${school}/users`, [
      'role=user',
      'start=60',
    ]),
    // PostgreSQL may scan the follow-ups: half of them match, and their rows are short.
    ...spread('applicants', 'follow-ups', '/api-follow-up/follow_ups', [
      '',
      'state=done',
      'mine=true',
      'state=all&dueTo=2026-10-20',
    ]),
  ];
};
