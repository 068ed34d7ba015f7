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
