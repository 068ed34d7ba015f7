import { expect, test } from 'vitest';
import { endingKinds } from '@/backend/features/notices/services/still-holds';
import { noticeKindNames, topicOf } from '@/lib/domain/notices/notice-kinds';
import type { NotificationTopic } from '@/lib/domain/notices/topics';

/** Outside Sala these say only that there is news, whatever it is. */
const discreet: readonly NotificationTopic[] = ['loans', 'documents', 'studies', 'desk'];

/** They tell what was done: that stays so, whatever comes later. */
const staysTrue = [
  'application-received',
  'application-merged',
  'application-unmerged',
  'offer-backup',
  'offer-first',
  'offer-released',
  'offer-final',
  'offer-void',
  'school-request-answered',
  'referee-agreed',
  'referee-refused',
  'registration-ended',
  'interview-called-off',
  'review-held',
  'review-hidden',
  'review-shown',
  'event-cancelled',
  'event-called-off',
  'event-hold-over',
  'event-over',
  'campaign-declined',
  'fair-announced',
  'fair-session',
  'telegram-lost',
  'message',
];

test('each kind that says something outside Sala has a rule of what must be so when it leaves, or stays true', () => {
  const speaking = noticeKindNames.filter((kind) => !discreet.includes(topicOf(kind)));
  const said = [...endingKinds.filter((kind) => !discreet.includes(topicOf(kind))), ...staysTrue];
  expect(speaking.toSorted()).toEqual(said.toSorted());
});
