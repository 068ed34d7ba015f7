import { expect, test } from 'vitest';
import {
  afterQuietHours,
  goesOut,
  hasOneSms,
  isOffered,
  isUrgent,
  isOnAtFirst,
  noticeChannels,
  leavesAt,
} from './channels';
import { topicOf } from './notice-kinds';
import { notificationTopics } from './topics';

test('everything is told in Sala, and what Sala has to say cannot be turned off there', () => {
  expect(notificationTopics.filter((topic) => !isOnAtFirst(topic, 'sala'))).toEqual([]);
  expect(notificationTopics.filter((topic) => !isOffered(topic, 'sala'))).toEqual(['account']);
});

test('nothing is on at first that cannot be turned off, but Sala’s own word', () => {
  const stuck = notificationTopics.flatMap((topic) =>
    noticeChannels
      .filter((channel) => isOnAtFirst(topic, channel) && !isOffered(topic, channel))
      .map((channel) => `${topic} ${channel}`),
  );
  expect(stuck).toEqual(['account sala']);
});

test('text messages are for decisions, documents, held places and interviews; a school’s own words replace them', () => {
  expect(notificationTopics.filter((topic) => isOffered(topic, 'sms'))).toEqual([
    'applications',
    'documents',
    'children',
    'events',
    'jobs',
  ]);
  expect([goesOut('interview-soon', 'sms'), goesOut('vacancy-status', 'sms')]).toEqual([true, false]);
  expect(isOnAtFirst('children', 'sms')).toBe(false);
  expect([goesOut('event-place-held', 'sms'), goesOut('event-soon', 'sms')]).toEqual([true, false]);
  expect(['event-moved', 'event-called-off', 'event-hold-over'].every((kind) => goesOut(kind, 'sms'))).toBe(
    true,
  );
  expect([goesOut('application-status', 'sms'), goesOut('application-status', 'telegram')]).toEqual([
    false,
    true,
  ]);
});

test('a text message about attendance waits until a mark has settled, and is the only one of its day', () => {
  const noon = new Date('2026-11-01T05:00:00.000Z');
  expect(leavesAt('child-attendance', 'sms', noon) > leavesAt('child-attendance', 'telegram', noon)).toBe(
    true,
  );
  expect([hasOneSms('child-attendance'), hasOneSms('application-status')]).toEqual([true, false]);
});

test('an absence that a pupil announces waits for no reader, but for the morning', () => {
  const [noon, night] = [new Date('2026-11-01T05:00:00.000Z'), new Date('2026-11-01T16:00:00.000Z')];
  for (const kind of ['child-absence', 'child-absence-taken-back']) {
    expect([leavesAt(kind, 'telegram', noon), leavesAt(kind, 'sms', noon)]).toEqual([noon, noon]);
    expect(leavesAt(kind, 'sms', night).toISOString()).toBe('2026-11-02T00:00:00.000Z');
  }
});

test('a warning leaves at once, also at night', () => {
  const night = new Date('2026-11-01T16:00:00.000Z');
  expect(leavesAt('vacancy-unsafe', 'sms', night)).toEqual(night);
  expect(leavesAt('interview-called-off', 'sms', night).toISOString()).toBe('2026-11-02T00:00:00.000Z');
  expect([goesOut('vacancy-unsafe', 'sms'), isUrgent('vacancy-unsafe')]).toEqual([true, true]);
});

test('a kind that stands nowhere is Sala’s own', () => {
  expect([topicOf('question-answer'), topicOf('unheard-of')]).toEqual(['questions', 'account']);
});

test.each([
  ['2026-11-01T13:59:59.000Z', '2026-11-01T13:59:59.000Z'],
  ['2026-11-01T14:00:00.000Z', '2026-11-02T00:00:00.000Z'],
  ['2026-11-01T17:30:00.000Z', '2026-11-02T00:00:00.000Z'],
  ['2026-11-01T23:59:59.000Z', '2026-11-02T00:00:00.000Z'],
  ['2026-11-02T00:00:00.000Z', '2026-11-02T00:00:00.000Z'],
])('what would go at %s goes at %s', (at, expected) => {
  expect(afterQuietHours(new Date(at)).toISOString()).toBe(expected);
});
