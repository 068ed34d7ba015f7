import type { OptionalFeature } from '@/lib/features';

/** What notices are about; `desk` is that of whoever works for Sala, a school or a bank. */
export const notificationTopics = [
  'applications',
  'loans',
  'documents',
  'studies',
  'children',
  'questions',
  'events',
  'jobs',
  'desk',
  'account',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

const featureOfTopic: Partial<Record<NotificationTopic, OptionalFeature>> = {
  loans: 'loans',
  jobs: 'careers',
};

/** What the notices of a site are about. @param without the features that it leaves out */
export const topicsWithout = (without: ReadonlySet<string>): NotificationTopic[] =>
  notificationTopics.filter((topic) => !without.has(featureOfTopic[topic] ?? ''));

export interface NoticeKind {
  topic: NotificationTopic;
  /** A name of `components/ui/icons`. */
  icon: string;
  /** The pages that it may lead to, by their names in the page list; none where the notice itself is all. */
  pages: readonly `/${string}`[];
}
