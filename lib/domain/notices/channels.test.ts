import { expect, test } from 'vitest';
import {
  afterQuietHours,
  choicesAt,
  goesOut,
  hasOneSms,
  isForUnreached,
  isOffered,
  isOnAtFirst,
  isUrgent,
  leavesAt,
  levelOf,
  levelsOf,
  type NoticeChannel,
  noticeChannels,
  type OutsideChannel,
  outsideChannels,
  paceOf,
} from './channels';
import { topicOf } from './notice-kinds';
import { notificationTopics, type NotificationTopic } from './topics';

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

test('what is on at first has one word, for staff and guardians too', () => {
  const first = (channel: NoticeChannel, without: readonly NotificationTopic[]) =>
    notificationTopics
      .filter((topic) => isOffered(topic, channel) && !without.includes(topic))
      .map((topic) => ({ topic, channel, on: isOnAtFirst(topic, channel) }));
  const words = (without: readonly NotificationTopic[]) =>
    noticeChannels.map((channel) => levelOf(first(channel, without)));
  expect(words(['desk', 'children'])).toEqual(['everything', 'everything', 'everything', 'important']);
  expect(words(['desk'])).toEqual(['everything', 'everything', 'important', 'important']);
  expect(words([])).toEqual(['everything', 'first', 'important', 'important']);
});

test('a level turns each choice on or off, and is read from the choices again', () => {
  for (const channel of noticeChannels) {
    const offered = notificationTopics.map((topic) => ({ topic, channel, on: false }));
    expect(levelsOf(offered).map((level) => levelOf(choicesAt(level, offered)))).toEqual(levelsOf(offered));
    expect(levelOf(offered)).toBe('nothing');
    const [one, ...others] = choicesAt('everything', offered);
    expect(one && levelOf([{ ...one, on: false }, ...others])).toBe('own');
  }
});

test('text messages are for what has a date or a consequence; a school’s own words replace them', () => {
  expect(notificationTopics.filter((topic) => isOffered(topic, 'sms'))).toEqual([
    'applications',
    'loans',
    'documents',
    'children',
    'events',
    'jobs',
  ]);
  expect(isOnAtFirst('children', 'sms')).toBe(false);
  const bySms = [
    'interview-soon',
    'vacancy-status',
    'loan-status',
    'event-place-held',
    'event-moved',
    'fair-session',
  ];
  expect(bySms.filter((kind) => !goesOut(kind, 'sms'))).toEqual([]);
  expect(['event-soon', 'vacancy-new', 'loan-payment'].filter((kind) => goesOut(kind, 'sms'))).toEqual([]);
  expect(outsideChannels.map((channel) => goesOut('application-status', channel))).toEqual([
    true,
    false,
    false,
  ]);
  // The bank's text message is its own; the mail is Sala's.
  expect(outsideChannels.map((channel) => goesOut('loan-due-late', channel))).toEqual([true, false, true]);
  expect(['loan-status', 'interview-soon'].map(isForUnreached)).toEqual([true, false]);
});

// 22:00 and 12:00 in Cambodia.
const night = new Date('2026-11-01T15:00:00.000Z');
const noon = new Date('2026-11-01T05:00:00.000Z');
const morning = '2026-11-02T00:00:00.000Z';
const hoursAfter = (from: Date, hours: number) => ({
  at: new Date(from.getTime() + hours * 3_600_000).toISOString(),
});

test.each([
  ['vacancy-unsafe', {}, 'now', night.toISOString()],
  ['event-place-held', hoursAfter(night, 2), 'soon', '2026-11-01T15:02:00.000Z'],
  ['event-place-held', hoursAfter(night, 10), 'read-first', morning],
  ['event-place-held', {}, 'read-first', morning],
  ['event-called-off', hoursAfter(night, 23), 'soon', '2026-11-01T15:02:00.000Z'],
  ['event-called-off', hoursAfter(night, 25), 'read-first', morning],
  ['interview-called-off', hoursAfter(night, 8), 'soon', '2026-11-01T15:02:00.000Z'],
  ['interview-called-off', {}, 'read-first', morning],
  ['loan-status', {}, 'read-first', morning],
  ['child-attendance', {}, 'settled', morning],
])('%s with %j at 22:00 is %s and leaves at %s', (kind, params, pace, leaves) => {
  expect(paceOf({ kind, params }, night)).toBe(pace);
  expect(leavesAt({ kind, params }, 'sms', night).toISOString()).toBe(leaves);
  expect(isUrgent(paceOf({ kind, params }, night))).toBe(pace === 'now' || pace === 'soon');
});

test('by day all have their time to be read, and a mark half an hour to settle, in one text message', () => {
  const minutesOf = (kind: string, channel: OutsideChannel) =>
    (leavesAt({ kind, params: {} }, channel, noon).getTime() - noon.getTime()) / 60_000;
  expect([minutesOf('loan-status', 'sms'), minutesOf('child-attendance', 'telegram')]).toEqual([2, 2]);
  expect([minutesOf('vacancy-unsafe', 'telegram'), minutesOf('child-attendance', 'sms')]).toEqual([0, 30]);
  expect([hasOneSms('child-attendance'), hasOneSms('application-status')]).toEqual([true, false]);
});

test('an absence that a pupil announces waits for no reader, but for the morning', () => {
  const [noon, night] = [new Date('2026-11-01T05:00:00.000Z'), new Date('2026-11-01T16:00:00.000Z')];
  for (const kind of ['child-absence', 'child-absence-taken-back']) {
    const told = { kind, params: {} };
    expect([leavesAt(told, 'telegram', noon), leavesAt(told, 'sms', noon)]).toEqual([noon, noon]);
    expect(leavesAt(told, 'sms', night).toISOString()).toBe('2026-11-02T00:00:00.000Z');
  }
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
