const step = 'A step of a form, which the step before it opens.';
const sent = 'Its link has a secret of its own: it is sent in a message or printed.';
const old = 'An address of the specification whose content stands at another one.';
const menu = 'Opened from the menu of its row; the row itself leads to the public page.';
const after = 'Shown once something is sent or answered.';

/** The pages to which no link leads that the crawl can follow, each with the reason. */
export const pagesWithoutDoor: Readonly<Record<string, string>> = {
  '/about-us-1': old,
  '/advisor/enrollable-subjects/[schoolId]/edit/[subjectId]': menu,
  '/advisor/school-information/[schoolId]/detail': menu,
  '/advisor/school-information/[schoolId]/subjects/[subjectId]': menu,
  '/advisor/user/application/view': old,
  '/articles/[slug]': 'Each article is linked at the address of its type.',
  '/campaigns/[slug]': 'Linked on the list of events while the campaign can be joined, and in the search.',
  '/campaigns/thank-you': after,
  '/career-center/application': sent,
  '/forgot-password/new-password': step,
  '/forgot-password/verify-code': step,
  '/forum/answer/[id]/edit': 'Linked on a question for the person who asked it.',
  '/forum/answer/edit': old,
  '/generate-thumbnail': 'Read by programs that preview links.',
  '/getting-started/set_pin': step,
  '/getting-started/verify_code': step,
  '/guardian': sent,
  '/referee': sent,
  '/homepageV1': old,
  '/invitation': sent,
  '/orientation-test/Holland/result': after,
  '/orientation-test/MBTI/result': after,
  '/refused/400': 'An answer to a request, not a place.',
  '/refused/401': 'An answer to a request, not a place.',
  '/school/[slug]/enrollment-form_bk': old,
  '/signup/newpin': step,
  '/signup/verify': step,
  '/student-card': sent,
  '/student-online-application/congratulations': after,
  '/unsubscribe': sent,
  '/visit/[code]': sent,
};
