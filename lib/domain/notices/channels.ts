import { lastMidnightInCambodia } from '@/lib/domain/dates/cambodian-days';
import { kindsAbout } from './notice-kinds';
import type { NotificationTopic } from './topics';
import { type Pace, urgencies, urgencyOf } from './urgencies';

/** Where a notice may go. In Sala it is read in the bell; the others are outside. */
export const noticeChannels = ['sala', 'telegram', 'sms', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

export const outsideChannels = ['telegram', 'sms', 'mail'] as const satisfies readonly NoticeChannel[];
export type OutsideChannel = (typeof outsideChannels)[number];

const rowOf = (kind: string) => urgencies[urgencyOf(kind)];

/** Where each topic goes while the person has chosen nothing else. */
const defaults: Readonly<Record<NotificationTopic, readonly NoticeChannel[]>> = {
  applications: ['sala', 'telegram', 'sms', 'mail'],
  loans: ['sala', 'telegram', 'sms', 'mail'],
  documents: ['sala', 'telegram', 'sms', 'mail'],
  studies: ['sala', 'telegram'],
  // A text message only where the guardian has chosen it.
  children: ['sala', 'telegram'],
  questions: ['sala', 'telegram'],
  events: ['sala', 'telegram', 'sms'],
  jobs: ['sala', 'telegram', 'sms'],
  desk: ['sala'],
  account: ['sala', 'telegram', 'mail'],
};

export const isOnAtFirst = (topic: NotificationTopic, channel: NoticeChannel): boolean =>
  defaults[topic].includes(channel);

/** Whether a person can choose this channel for this topic. What Sala itself has to say is always in Sala. */
export function isOffered(topic: NotificationTopic, channel: NoticeChannel): boolean {
  if (channel === 'sala') return topic !== 'account';
  return channel !== 'sms' || kindsAbout(topic).some((kind) => rowOf(kind).sms !== 'never');
}

/** What a missed notice costs something; what Sala itself says, and one's work. */
const isImportant = (topic: NotificationTopic): boolean =>
  topic === 'account' || topic === 'desk' || isOffered(topic, 'sms');

/** How much of what is offered somebody wants by one channel, in one word. */
const noticeLevels = ['everything', 'important', 'nothing'] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

interface Offered {
  topic: NotificationTopic;
  channel: NoticeChannel;
  on: boolean;
}

/** The choices that a level stands for. Nothing comes as important by a channel that does not bring it at first. */
export const choicesAt = <Choice extends Offered>(level: NoticeLevel, offered: readonly Choice[]): Choice[] =>
  offered.map((choice) => ({
    ...choice,
    on:
      level === 'important'
        ? isImportant(choice.topic) && isOnAtFirst(choice.topic, choice.channel)
        : level === 'everything',
  }));

const areEqual = (some: readonly Offered[], others: readonly Offered[]): boolean =>
  some.every(({ on }, place) => on === others[place]?.on);

/** The levels that differ for what is offered. */
export const levelsOf = (offered: readonly Offered[]): NoticeLevel[] =>
  noticeLevels.filter(
    (level) =>
      level !== 'important' ||
      !(['everything', 'nothing'] as const).some((other) =>
        areEqual(choicesAt(level, offered), choicesAt(other, offered)),
      ),
  );

/** The level that choices amount to; else whether they are as they were at first. */
export const levelOf = (choices: readonly Offered[]): NoticeLevel | 'first' | 'own' =>
  levelsOf(choices).find((level) => areEqual(choices, choicesAt(level, choices))) ??
  (choices.every(({ topic, channel, on }) => on === isOnAtFirst(topic, channel)) ? 'first' : 'own');

/** Whether the words of the bell go out by this channel for notices of this kind, where the person wants it. */
export function goesOut(kind: string, channel: OutsideChannel): boolean {
  const { sms, own } = rowOf(kind);
  if (channel === 'telegram') return true;
  return channel === 'mail' ? own !== 'sms-and-mail' : sms !== 'never' && own === 'nothing';
}

/** Whether text messages of this kind are only for whom nothing else reaches. */
export const isForUnreached = (kind: string): boolean => rowOf(kind).sms === 'unreached';

/** Whether a notice of this kind has one text message, however often it is renewed. */
export const hasOneSms = (kind: string): boolean => rowOf(kind).pace === 'settled';

interface Told {
  kind: string;
  /** `at`: the instant of what it is about. */
  params: Readonly<Record<string, string>>;
}

/** How fast a notice leaves, told or sent at this instant. */
export function paceOf({ kind, params }: Told, now: Date): Pace {
  const { pace } = rowOf(kind);
  if (typeof pace === 'string') return pace;
  const untilMs = Date.parse(params['at'] ?? '') - now.getTime();
  return untilMs < pace.soonWithinHours * hourMs ? 'soon' : 'read-first';
}

/** What somebody may come to harm by hearing late: it waits for no morning and no other message. */
export const isUrgent = (pace: Pace): boolean => pace === 'now' || pace === 'soon';

/** How long a notice waits before it goes out. One that cannot be taken back by another message waits until it is settled. */
const waitBefore = (pace: Pace, channel: OutsideChannel): number => {
  if (pace === 'now' || pace === 'prompt') return 0;
  return pace === 'settled' && channel === 'sms' ? noticeLimits.settleFirstMs : noticeLimits.readFirstMs;
};

/** When a notice that is told now goes out. */
export function leavesAt(notice: Told, channel: OutsideChannel, now: Date): Date {
  const pace = paceOf(notice, now);
  const at = new Date(now.getTime() + waitBefore(pace, channel));
  return isUrgent(pace) ? at : afterQuietHours(at);
}

export const noticeLimits = {
  /** Time to read a notice in Sala before it goes out. */
  readFirstMs: 120_000,
  /** Time in which a teacher puts a mark right: who is missing at the bell often comes late. */
  settleFirstMs: 30 * 60_000,
  smsPerDayMax: 3,
  quietFromHour: 21,
  quietUntilHour: 7,
  testsPerHourMax: 3,
} as const;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The first instant, from this one on, at which messages may wake nobody in Cambodia. */
export function afterQuietHours(at: Date): Date {
  const midnight = lastMidnightInCambodia(at).getTime();
  const hour = (at.getTime() - midnight) / hourMs;
  const { quietFromHour, quietUntilHour } = noticeLimits;
  const morning = midnight + quietUntilHour * hourMs;
  if (hour >= quietFromHour) return new Date(morning + dayMs);
  return hour < quietUntilHour ? new Date(morning) : at;
}
