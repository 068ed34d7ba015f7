import { uploadsResource } from '@/lib/contract/files/uploads';
import { organizationsResource } from '@/lib/contract/school-day/organizations';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { calendarsResource } from '@/lib/contract/events/calendars';
import { shortUrlsResource } from '@/lib/contract/notices/short-urls';
import { foreign } from '../foreign-answer';

const event = { eventId: 'event-1', title: 'Open day', startsAt: '2026-12-01T08:00:00+07:00' };
const target = { url: 'http://localhost:3000/storage/files/paper.jpg?signature=1' };

export const notificationAnswers = [
  foreign(notificationsResource.endpoints.list, {
    list: [{ id: 'notification-1', title: 'Your application was read' }],
    countTotal: 1,
    countTotalUnread: 1,
  }),
  foreign(notificationsResource.endpoints.markAllRead, {}),
];

export const scheduleAnswers = [
  foreign(calendarsResource.endpoints.list, { data: [{ calendarId: 'calendar-1', name: 'Events' }] }),
  foreign(calendarsResource.endpoints.events, { data: [event] }),
  foreign(calendarsResource.endpoints.eventsOfCalendar, { data: [event] }),
  foreign(calendarsResource.endpoints.event, event),
];

export const lmsAnswers = [
  foreign(organizationsResource.endpoints.get, { organizationId: 'school-1', name: 'Lotus University' }),
];

export const fileAnswers = [
  foreign(uploadsResource.endpoints.promise, target),
  foreign(uploadsResource.endpoints.promiseForSchool, target),
  foreign(uploadsResource.endpoints.remove, ''),
];

export const shortLinkAnswers = [
  foreign(shortUrlsResource.endpoints.create, {
    shortCode: 'abc123DEF',
    shortUrl: 'https://s.example/abc123DEF',
    longUrl: 'https://sala.example/school/lotus',
    dateCreated: '2026-11-01T08:00:00+07:00',
  }),
];
