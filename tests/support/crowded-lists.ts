import { type Here, later, type ListQuestion, readingWhole, spread } from './list-question';
import { manyRowsId } from './many-rows';

/** Lists with half of their table in one place. */
export const crowds = (here: Here): ListQuestion[] => {
  const [advisor, school, question] = [
    manyRowsId('user', 0),
    manyRowsId('school', 0),
    manyRowsId('question', 0),
  ];
  const [calendar, event] = [manyRowsId('calendar', 0), manyRowsId('event', 0)];
  const [qa, own] = ['/api-qa/v1', `organizations/${here.organizationId}`];
  return [
    ...spread('content_revisions', 'proposals', '/api-nest-aca/content_revisions', ['', 'status=done']),
    ...spread('articles', 'articles of all', '/api-news/articles/search', [
      '',
      'keyword=law',
      'type=scholarship',
    ]),
    ...spread('campaigns', 'campaigns', '/api-marketing/campaigns', [
      '',
      'running=true',
      'keyword=law&start=100',
    ]),
    ...spread('partner_requests', 'partner requests', '/api-marketing/partner_requests', [
      '',
      'state=new&start=100',
      'keyword=law',
    ]),
    ...spread('school_requests', 'school requests', '/api-nest-applicant/school_requests', [
      '',
      'state=open&start=100',
      'kind=paper',
      'keyword=law',
    ]),
    ...spread(
      'school_requests',
      'own school requests',
      `/api-nest-applicant/students/${advisor}/school_requests`,
      ['', 'kind=paper'],
    ),
    ...spread('orientation_results', 'results', `${qa}/${own}/users_result`, [
      '',
      `filter=subjectId%23${here.hollandId}&limit=100`,
      'keyword=dara&limit=100',
      'code=RIA&limit=100',
      'province=12&limit=100',
    ]),
    ...spread(
      'user_answers',
      'answers',
      `${qa}/${own}/subjects/${here.subjectId}/questions/${question}/userAnswers`,
      ['', 'start=400'],
    ),
    ...spread('forum_messages', 'messages', `/api-forum/v1/questions/${question}/messages`, [
      '',
      'limit=100',
    ]),
    ...spread('profiles', 'profiles', `/api-nest-recruit/${own}/profiles`, [
      '',
      'shared=true',
      'keyword=dara',
    ]),
    ...spread('events', 'events', `/api-schedule/${own}/events`, ['', 'tab=upcoming', 'keyword=law', later]),
    ...spread('events', 'events of all that publish', `/api-schedule/${own}/events`, [
      'scope=all&kind=events&tab=upcoming&province=12,17&format=on-site',
      'scope=all&kind=events&month=2026-09',
      'scope=all&tab=upcoming',
      'scope=all&keyword=law',
    ]),
    ...spread('events', 'events of the desk', '/api-schedule/events', [
      '',
      'when=upcoming&status=published',
      'keyword=law',
      'sort=-startsAt&start=400',
    ]),
    ...spread('events', 'events of a calendar', `/api-schedule/${own}/calendars/${calendar}/events`, [
      '',
      'start=400',
    ]),
    ...spread(
      'event_attendees',
      'attendees',
      `/api-schedule/${own}/calendars/${calendar}/events/${event}/attendees`,
      ['', 'start=400', 'state=waiting'],
    ),
    ...spread(
      'document_requests',
      'document requests',
      `/api-lms/organizations/${school}/document_requests`,
      ['', 'start=100'],
    ),
    // All of them are of one school, and half of them are answered.
    ...readingWhole(
      'counting',
      spread(
        'document_requests',
        'answered document requests',
        `/api-lms/organizations/${school}/document_requests`,
        ['view=answered', 'view=answered&start=100'],
      ),
    ),
    ...spread('users', 'staff', '/api-user/staff', ['', 'keyword=dara', `schoolId=${school}`]),
    ...spread('audit_log', 'audit log', '/api-user/audit_log', [
      '',
      `actorId=${advisor}&action=user-search`,
      'keyword=dara',
      'from=2026-08-01&until=2026-08-31',
    ]),
    ...spread('outbox', 'outbox', '/api-notification/outbox', ['', 'status=pending&start=100']),
    ...spread('sessions', 'devices', `/api-user/users/${advisor}/sessions`, ['']),
    ...spread('uploads', 'storage', `/api-lms/${own}/user/${advisor}/storage`, ['']),
  ];
};
