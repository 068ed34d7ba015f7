import { kindsAbout, type NoticeKindName } from './notice-kinds';
import type { NotificationTopic } from './topics';

/** Where a notice may go. In Sala it is read in the bell; the others are outside. */
export const noticeChannels = ['sala', 'telegram', 'sms', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

export const outsideChannels = ['telegram', 'sms', 'mail'] as const satisfies readonly NoticeChannel[];
export type OutsideChannel = (typeof outsideChannels)[number];

/** What a text message is worth its price for. */
const smsKinds: readonly string[] = [
  'application-status',
  'document-status',
  'paper-refused',
  'event-place-held',
  'event-hold-over',
  'event-moved',
  'event-called-off',
  'interview-offered',
  'interview-called-off',
  'interview-soon',
  'child-attendance',
  'child-absence',
  'child-absence-taken-back',
  'vacancy-unsafe',
] satisfies NoticeKindName[];

/** What somebody may come to harm by hearing late: it waits for no hour, for no other message, and for no reader. */
const urgentKinds: readonly string[] = ['vacancy-unsafe'] satisfies NoticeKindName[];

export const isUrgent = (kind: string): boolean => urgentKinds.includes(kind);

/** What a guardian acts on before the lesson begins: it waits for no reader, but for the morning. */
const promptKinds: readonly string[] = [
  'child-absence',
  'child-absence-taken-back',
] satisfies NoticeKindName[];

/** What has one text message for all that happens to it: the notice grows during the day. */
const smsOnceKinds: readonly string[] = ['child-attendance'] satisfies NoticeKindName[];

/** What goes out by mail and text message in other words than those of the bell: by a school, a center or an event's staff. */
const writtenByOthers: readonly string[] = [
  'application-status',
  'offer-due',
  'offer-moved',
  'offer-free',
  'proof-due',
  'proof-moved',
  'proof-free',
  'registration-ended',
  'vacancy-message',
  'campaign-message',
] satisfies NoticeKindName[];

/** Where each topic goes while the person has chosen nothing else. */
const defaults: Readonly<Record<NotificationTopic, readonly NoticeChannel[]>> = {
  applications: ['sala', 'telegram', 'sms', 'mail'],
  loans: ['sala', 'telegram', 'mail'],
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
  return channel !== 'sms' || kindsAbout(topic).some((kind) => smsKinds.includes(kind));
}

/** Whether the words of the bell go out by this channel for notices of this kind, where the person wants it. */
export function goesOut(kind: string, channel: OutsideChannel): boolean {
  if (channel === 'telegram') return true;
  if (writtenByOthers.includes(kind)) return false;
  return channel === 'mail' || smsKinds.includes(kind);
}

/** Whether a notice of this kind has one text message, however often it is renewed. */
export const hasOneSms = (kind: string): boolean => smsOnceKinds.includes(kind);

/** How long a notice waits before it goes out. One that cannot be taken back by another message waits until it is settled. */
const waitBefore = (kind: string, channel: OutsideChannel): number => {
  if (promptKinds.includes(kind)) return 0;
  return channel === 'sms' && hasOneSms(kind) ? noticeLimits.settleFirstMs : noticeLimits.readFirstMs;
};

/** When a notice that is told now goes out. */
export const leavesAt = (kind: string, channel: OutsideChannel, now: Date): Date =>
  isUrgent(kind) ? now : afterQuietHours(new Date(now.getTime() + waitBefore(kind, channel)));

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
const cambodiaOffsetMs = 7 * hourMs;

/** The first instant, from this one on, at which messages may wake nobody in Cambodia. */
export function afterQuietHours(at: Date): Date {
  const local = at.getTime() + cambodiaOffsetMs;
  const midnight = local - (local % dayMs);
  const hour = (local - midnight) / hourMs;
  const { quietFromHour, quietUntilHour } = noticeLimits;
  const morning = midnight + quietUntilHour * hourMs - cambodiaOffsetMs;
  if (hour >= quietFromHour) return new Date(morning + dayMs);
  return hour < quietUntilHour ? new Date(morning) : at;
}

/** The first instant of the present day in Cambodia. */
export const startOfDayInCambodia = (at: Date): Date => {
  const local = at.getTime() + cambodiaOffsetMs;
  return new Date(local - (local % dayMs) - cambodiaOffsetMs);
};
