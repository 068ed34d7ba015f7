/**
 * Screen tests that need separate modules: they mock a module that other tests have loaded, need a first load, or set
 * another day than that of all tests. That day is also the embedded database's, whose timers would not come to rest for
 * the tests after them.
 */
export const isolatedFiles: readonly string[] = [
  'components/school-day/student-desk/invite-guardians.test.tsx',
  'components/site/contact/use-spam-trap.test.tsx',
  'components/feedback/plain-toasts.test.tsx',
  'components/layouts/offline-notice.test.tsx',
  'components/accounts/account/account-menu.test.tsx',
  'components/accounts/account/session-end.test.tsx',
  'components/kits/catalogue/catalogue.test.tsx',
  'components/profiles/avatar-section.test.tsx',
  'components/schools/pages/course/course-detail-view.test.tsx',
  'components/schools/scholarship/scholarship-records.test.tsx',
  'components/schools/school/favorite-heart.test.tsx',
  'components/careers/job/job-deed.test.tsx',
  'components/site/pages/empty-desks.test.tsx',
  'components/site/pages/empty-site.test.tsx',
  'components/site/pages/generate-thumbnail-screen.test.tsx',
  'components/accounts/pages/profile/favorite-screen.test.tsx',
  'components/schools/pages/scholarship/scholarship-detail-view.test.tsx',
  'components/schools/pages/school/school-detail-view.test.tsx',
  'components/site/pages/records-screens.test.tsx',
  'components/search/pages/search-screen.test.tsx',
  'lib/i18n/navigation.test.tsx',
];

/** Backend tests that mock a package that other tests have loaded. They run on PGlite and on PostgreSQL. */
export const aloneFiles: readonly string[] = ['backend/features/accounts/handlers/parallel-log-ins.test.ts'];

/** The longest first, so that the run does not end with one of them on a single core. */
export const longFiles: readonly string[] = [
  'backend/rights.test.ts',
  'backend/fuzz.test.ts',
  'backend/list-plans.test.ts',
  'backend/spreadsheet/round-trip.test.ts',
  'backend/repeating.test.ts',
  'backend/good-calls.test.ts',
  'components/orientation/test-runner.test.tsx',
];
