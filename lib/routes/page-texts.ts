import type { Href } from './href';
import { articlePageTexts } from './article-page-texts';
import { loanPageTexts } from './loan-page-texts';
import { orientationPageTexts } from './orientation-page-texts';
import type { PageTexts } from './page-texts-shape';
import type { BuiltPath } from './pages';
import { studentPageTexts } from './student-page-texts';
import { schoolDeskTexts } from './school-desk-texts';

/** The texts of each built page. Server only: browsers need only the page list. */
export const pageTexts = {
  ...articlePageTexts,
  ...loanPageTexts,
  ...orientationPageTexts,
  ...studentPageTexts,
  '/': { title: 'home.hero.title', description: 'layouts.siteDescription', indexable: true },
  '/advisor/article': { title: 'textDesk.article.title', messages: ['article', 'textDesk'] },
  '/advisor/article/[articleid]/edit': {
    title: 'textDesk.article.single',
    messages: ['article', 'editor', 'textDesk', 'upload'],
  },
  '/advisor/article/create': {
    title: 'textDesk.article.create',
    messages: ['article', 'editor', 'textDesk', 'upload'],
  },
  '/advisor/category': { title: 'majorDesk.title', messages: ['majorDesk'] },
  '/advisor/category/[categoryid]/edit': {
    title: 'majorDesk.single',
    messages: ['editor', 'majorDesk', 'textDesk'],
  },
  '/advisor/category/create': { title: 'majorDesk.create', messages: ['editor', 'majorDesk', 'textDesk'] },
  '/about-us': { title: 'about.title', description: 'about.description', indexable: true },
  '/about-us-1': { title: 'about.trust.title', description: 'about.trust.lead' },
  '/advisor/dashboard': {
    title: 'advisor.dashboard.title',
    messages: [
      'advisor',
      'applicationDesk',
      'applications',
      'revision',
      'correction',
      'partnerRequests',
      'features',
      'editor',
      'form',
      'chart',
    ],
  },
  '/advisor/enrollable-subjects': {
    title: 'courseDesk.title',
    messages: ['courseDesk', 'editor', 'education', 'schoolRequests'],
  },
  ...schoolDeskTexts,
  '/advisor/faqs': { title: 'textDesk.faqs.title', messages: ['help', 'textDesk'] },
  '/advisor/faqs/[articleid]/edit': {
    title: 'textDesk.faqs.single',
    messages: ['editor', 'help', 'textDesk'],
  },
  '/advisor/faqs/create': { title: 'textDesk.faqs.create', messages: ['editor', 'help', 'textDesk'] },
  '/advisor/help-center': { title: 'textDesk.help.title', messages: ['help', 'textDesk'] },
  '/advisor/help-center/[articleid]/edit': {
    title: 'textDesk.help.single',
    messages: ['editor', 'help', 'textDesk'],
  },
  '/advisor/help-center/create': { title: 'textDesk.help.create', messages: ['editor', 'help', 'textDesk'] },
  '/advisor/orientation-test': {
    title: 'orientationStaff.title',
    messages: ['editor', 'orientationStaff', 'orientationTypes'],
  },
  '/advisor/profile': {
    title: 'advisor.profile.title',
    messages: ['advisor', 'education', 'people', 'profile'],
  },
  '/advisor/settings': { title: 'organization.title', messages: ['editor', 'organization'] },
  '/advisor/user/application': {
    title: 'advisor.list.title',
    messages: ['advisor', 'applicationDesk', 'applications', 'form'],
  },
  '/advisor/user/application/[id]': {
    title: 'applications.single',
    messages: ['advisor', 'applicationDesk', 'applications', 'education', 'offers'],
  },
  '/advisor/user/application/create': {
    title: 'applicationDesk.create.title',
    messages: ['applicationDesk', 'applications', 'education', 'enrollment'],
  },
  '/advisor/user/application/view': {
    title: 'applicationDesk.view.title',
    messages: ['advisor', 'applicationDesk', 'applications', 'education'],
  },
  '/advisor/user/registered': { title: 'people.title', messages: ['audit', 'people'] },
  '/category': { title: 'category.title', description: 'category.description', indexable: true },
  '/contact-us': {
    title: 'contact.title',
    description: 'contact.description',
    indexable: true,
    messages: ['contact', 'form'],
  },
  '/course': {
    title: 'course.title',
    description: 'course.description',
    indexable: true,
    messages: ['catalogue', 'education', 'compare', 'fees'],
  },
  '/enrollment': { title: 'admission.title', description: 'admission.description', indexable: true },
  '/explore': {
    title: 'explore.title',
    description: 'explore.description',
    indexable: true,
    messages: ['catalogue', 'education', 'favorite', 'compare', 'fees'],
  },
  '/feature-package': { title: 'features.title', description: 'features.description', indexable: true },
  '/faqs': { title: 'help.faqs.title', description: 'help.faqs.lead', indexable: true },
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
  '/homepageV1': { title: 'home.majorsFirst.title', description: 'home.majorsFirst.lead' },
  '/join-us': {
    title: 'contact.join.title',
    description: 'contact.join.description',
    indexable: true,
    messages: ['contact', 'form'],
  },
  '/help-center': { title: 'help.center.title', description: 'help.center.lead', indexable: true },
  '/help-center/categories': {
    title: 'help.categories.title',
    description: 'help.categories.lead',
    indexable: true,
  },
  '/login': { title: 'auth.logIn.title', description: 'auth.logIn.lead', messages: ['auth', 'form'] },
  '/privacy-policy': { title: 'help.policy.title', description: 'help.policy.lead', indexable: true },
  '/profile/applications': { title: 'applications.title', messages: ['applications', 'education', 'offers'] },
  '/profile/applications/[id]': {
    title: 'applications.single',
    messages: ['applications', 'education', 'enrollment', 'moments', 'offers', 'upload'],
  },
  '/profile/applications/create': { title: 'enrollment.create.title', messages: ['enrollment', 'education'] },
  '/profile/edit': { title: 'profile.title', messages: ['profile', 'education'] },
  '/profile/favorite': { title: 'favorite.title', messages: ['favorite', 'education', 'compare'] },
  '/profile/settings': { title: 'settings.title', messages: ['settings'] },
  '/refused/400': { title: 'feedback.error.400.title' },
  '/refused/401': { title: 'feedback.error.401.title' },
  '/search': {
    title: 'search.title',
    description: 'search.description',
    messages: ['search', 'education', 'list'],
  },
  '/select-feature': {
    title: 'features.select.title',
    description: 'features.select.description',
    indexable: true,
  },
  '/release-notes': { title: 'help.releases.title', description: 'help.releases.lead', indexable: true },
  '/signup': { title: 'auth.signUp.title', messages: ['auth', 'form'] },
  '/signup/newpin': { title: 'auth.newPin.title', messages: ['auth', 'form'] },
  '/signup/verify': { title: 'auth.verify.title', messages: ['auth', 'form'] },
  '/student-online-application/congratulations': {
    title: 'enrollment.thanks.title',
    messages: ['enrollment', 'moments'],
  },
  '/welcome': {
    title: 'welcome.title',
    description: 'welcome.description',
    indexable: true,
    messages: ['welcome'],
  },
} satisfies Partial<Record<BuiltPath, PageTexts>>;

/** Pages of the site map without parameters. */
export const indexablePaths = (): Href[] =>
  Object.entries<PageTexts>(pageTexts).flatMap(([path, { indexable }]) =>
    indexable && !path.includes('[') ? [path as Href] : [],
  );
