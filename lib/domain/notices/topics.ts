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

export interface NoticeKind {
  topic: NotificationTopic;
  /** A name of `components/ui/icons`. */
  icon: string;
  /** The pages that it may lead to, by their names in the page list; none where the notice itself is all. */
  pages: readonly `/${string}`[];
}
