import type { MessageKeys, NestedKeyOf } from 'next-intl';
import type { Messages, Namespace } from '@/lib/i18n/messages';
import type { Href } from './href';
import type { BuiltPath } from './pages';

export interface PageTexts {
  /** Keys of messages. */
  title: MessageKeys<Messages, NestedKeyOf<Messages>>;
  description?: MessageKeys<Messages, NestedKeyOf<Messages>>;
  /** Public: indexed by search engines and, when its path has no parameters, in the site map. */
  indexable?: true;
  /** The namespaces of its client components; `ui`, `feedback` and those of the layout are always included. */
  messages?: readonly Namespace[];
}

/** The texts of each built page. Server only: browsers need only the page list. */
export const pageTexts = {
  '/': { title: 'home.hero.title', description: 'layouts.siteDescription', indexable: true },
  '/advisor/dashboard': {
    title: 'advisor.dashboard.title',
    messages: ['advisor', 'applications', 'revision'],
  },
  '/advisor/orientation-test': {
    title: 'orientationStaff.title',
    messages: ['editor', 'orientationStaff', 'orientationTypes'],
  },
  '/advisor/user/application': { title: 'advisor.list.title', messages: ['advisor', 'applications'] },
  '/advisor/user/application/[id]': {
    title: 'applications.single',
    messages: ['advisor', 'applications', 'education'],
  },
  '/advisor/user/registered': { title: 'people.title', messages: ['people'] },
  '/course': {
    title: 'course.title',
    description: 'course.description',
    indexable: true,
    messages: ['catalogue', 'education'],
  },
  '/explore': {
    title: 'explore.title',
    description: 'explore.description',
    indexable: true,
    messages: ['catalogue', 'education', 'favorite'],
  },
  '/forgot-password/new-password': { title: 'auth.reset.newPin.title', messages: ['auth', 'form'] },
  '/forgot-password/reset': { title: 'auth.reset.title', messages: ['auth', 'form'] },
  '/forgot-password/verify-code': { title: 'auth.verify.title', messages: ['auth', 'form'] },
  '/generate-thumbnail': {
    title: 'sharedResult.title',
    description: 'sharedResult.lead',
    messages: ['sharedResult', 'orientationTypes'],
  },
  '/getting-started': { title: 'auth.begin.title', messages: ['auth', 'form'] },
  '/getting-started/form': { title: 'auth.begin.formTitle', messages: ['auth', 'form'] },
  '/getting-started/set_pin': { title: 'auth.newPin.title', messages: ['auth', 'form'] },
  '/getting-started/verify_code': { title: 'auth.verify.title', messages: ['auth', 'form'] },
  '/login': { title: 'auth.logIn.title', description: 'auth.logIn.lead', messages: ['auth', 'form'] },
  '/orientation-test': {
    title: 'orientation.title',
    description: 'orientation.description',
    indexable: true,
  },
  '/orientation-test/Holland': {
    title: 'orientation.holland.title',
    description: 'orientation.holland.description',
    indexable: true,
  },
  '/orientation-test/Holland/result': {
    title: 'orientationResult.title.holland',
    description: 'orientationResult.description.holland',
    messages: ['orientationResult', 'orientationTypes', 'education'],
  },
  '/orientation-test/Holland/start': {
    title: 'orientation.holland.title',
    description: 'orientation.holland.description',
    messages: ['questionnaire'],
  },
  '/orientation-test/MBTI': {
    title: 'orientation.personality.title',
    description: 'orientation.personality.description',
    indexable: true,
  },
  '/orientation-test/MBTI/result': {
    title: 'orientationResult.title.personality',
    description: 'orientationResult.description.personality',
    messages: ['orientationResult', 'orientationTypes', 'education'],
  },
  '/orientation-test/MBTI/start': {
    title: 'orientation.personality.title',
    description: 'orientation.personality.description',
    messages: ['questionnaire'],
  },
  '/profile/applications': { title: 'applications.title', messages: ['applications', 'education'] },
  '/profile/applications/[id]': { title: 'applications.single', messages: ['applications', 'education'] },
  '/profile/applications/create': { title: 'enrollment.create.title', messages: ['enrollment', 'education'] },
  '/profile/edit': { title: 'profile.title', messages: ['profile', 'education'] },
  '/profile/favorite': { title: 'favorite.title', messages: ['favorite', 'education'] },
  '/profile/settings': { title: 'settings.title', messages: ['settings'] },
  '/refused/400': { title: 'feedback.error.400.title' },
  '/refused/401': { title: 'feedback.error.401.title' },
  '/signup': { title: 'auth.signUp.title', messages: ['auth', 'form'] },
  '/signup/newpin': { title: 'auth.newPin.title', messages: ['auth', 'form'] },
  '/signup/verify': { title: 'auth.verify.title', messages: ['auth', 'form'] },
  '/student-online-application/congratulations': {
    title: 'enrollment.thanks.title',
    messages: ['enrollment'],
  },
} satisfies Partial<Record<BuiltPath, PageTexts>>;

/** Pages of the site map without parameters. */
export const indexablePaths = (): Href[] =>
  Object.entries<PageTexts>(pageTexts).flatMap(([path, { indexable }]) =>
    indexable && !path.includes('[') ? [path as Href] : [],
  );
