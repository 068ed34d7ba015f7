/**
 * The type of all texts, from the English files. A new namespace is one line in `Messages`, one in `namespaceSet` and
 * a file in `messages/km` and `messages/en`.
 */
export interface Messages {
  account: typeof import('@/messages/en/account.json');
  advisor: typeof import('@/messages/en/advisor.json');
  article: typeof import('@/messages/en/article.json');
  applications: typeof import('@/messages/en/applications.json');
  auth: typeof import('@/messages/en/auth.json');
  calendar: typeof import('@/messages/en/calendar.json');
  catalogue: typeof import('@/messages/en/catalogue.json');
  chart: typeof import('@/messages/en/chart.json');
  course: typeof import('@/messages/en/course.json');
  editor: typeof import('@/messages/en/editor.json');
  education: typeof import('@/messages/en/education.json');
  enrollment: typeof import('@/messages/en/enrollment.json');
  explore: typeof import('@/messages/en/explore.json');
  favorite: typeof import('@/messages/en/favorite.json');
  feedback: typeof import('@/messages/en/feedback.json');
  form: typeof import('@/messages/en/form.json');
  help: typeof import('@/messages/en/help.json');
  home: typeof import('@/messages/en/home.json');
  layouts: typeof import('@/messages/en/layouts.json');
  list: typeof import('@/messages/en/list.json');
  notification: typeof import('@/messages/en/notification.json');
  orientation: typeof import('@/messages/en/orientation.json');
  orientationResult: typeof import('@/messages/en/orientationResult.json');
  orientationTypes: typeof import('@/messages/en/orientationTypes.json');
  orientationStaff: typeof import('@/messages/en/orientationStaff.json');
  orientationStories: typeof import('@/messages/en/orientationStories.json');
  people: typeof import('@/messages/en/people.json');
  profile: typeof import('@/messages/en/profile.json');
  questionnaire: typeof import('@/messages/en/questionnaire.json');
  revision: typeof import('@/messages/en/revision.json');
  school: typeof import('@/messages/en/school.json');
  settings: typeof import('@/messages/en/settings.json');
  statistics: typeof import('@/messages/en/statistics.json');
  sharedResult: typeof import('@/messages/en/sharedResult.json');
  ui: typeof import('@/messages/en/ui.json');
  upload: typeof import('@/messages/en/upload.json');
}
export type Namespace = keyof Messages;

const namespaceSet: Record<Namespace, true> = {
  account: true,
  advisor: true,
  applications: true,
  article: true,
  auth: true,
  calendar: true,
  catalogue: true,
  chart: true,
  course: true,
  editor: true,
  education: true,
  enrollment: true,
  explore: true,
  favorite: true,
  feedback: true,
  form: true,
  help: true,
  home: true,
  layouts: true,
  list: true,
  notification: true,
  orientation: true,
  orientationResult: true,
  orientationTypes: true,
  orientationStaff: true,
  orientationStories: true,
  people: true,
  profile: true,
  questionnaire: true,
  revision: true,
  school: true,
  settings: true,
  statistics: true,
  sharedResult: true,
  ui: true,
  upload: true,
};
export const namespaces = Object.keys(namespaceSet) as Namespace[];
