/**
 * Screen tests that need separate modules: they mock a module that other tests have loaded, need a first load, or set
 * another day than that of all tests. That day is also the embedded database's, whose timers would not come to rest for
 * the tests after them.
 */
export const isolatedFiles: readonly string[] = [
  'components/admissions/student-desk/invite-guardians.test.tsx',
  'components/content/contact/use-spam-trap.test.tsx',
  'components/feedback/plain-toasts.test.tsx',
  'components/layouts/offline-notice.test.tsx',
  'components/people/account/account-menu.test.tsx',
  'components/people/account/session-end.test.tsx',
  'components/kits/catalogue/catalogue.test.tsx',
  'components/people/profile/avatar-section.test.tsx',
  'components/screens/course/course-detail-view.test.tsx',
  'components/schools/scholarship/scholarship-records.test.tsx',
  'components/schools/school/favorite-heart.test.tsx',
  'components/recruitment/job/job-deed.test.tsx',
  'components/screens/empty-desks.test.tsx',
  'components/screens/empty-site.test.tsx',
  'components/screens/generate-thumbnail-screen.test.tsx',
  'components/screens/profile/favorite-screen.test.tsx',
  'components/screens/scholarship/scholarship-detail-view.test.tsx',
  'components/screens/school/school-detail-view.test.tsx',
  'components/screens/records-screens.test.tsx',
  'components/screens/search-screen.test.tsx',
  'lib/i18n/navigation.test.tsx',
];

/** Backend tests that mock a package that other tests have loaded. They run on PGlite and on PostgreSQL. */
export const aloneFiles: readonly string[] = ['backend/routes/auth/parallel-log-ins.test.ts'];

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
