import type { PageTexts } from './page-texts-shape';
import type { BuiltPath } from './pages';

/** Of the pages on which students apply and look after their applications. */
export const studentPageTexts = {
  '/profile/applications/view-details': {
    title: 'offers.print.title',
    messages: ['applications', 'education', 'offers'],
  },
  '/profile/courserequest': {
    title: 'schoolRequests.program.title',
    messages: ['list', 'schoolRequests'],
  },
  '/profile/courses': {
    title: 'ownSchools.courses.title',
    messages: ['education', 'offers', 'ownSchools'],
  },
  '/profile/courses/[id]': {
    title: 'ownSchools.courses.title',
    messages: ['applications', 'education', 'offers', 'ownSchools'],
  },
  '/profile/educationhistory/high-school-information': {
    title: 'educationHistory.highSchool.title',
    messages: ['editor', 'education', 'educationHistory', 'enrollment'],
  },
  '/profile/educationhistory/information-other-enrolled-school': {
    title: 'educationHistory.other.title',
    messages: ['editor', 'education', 'educationHistory'],
  },
  '/profile/requestform': { title: 'schoolRequests.paper.title', messages: ['list', 'schoolRequests'] },
  '/profile/schools': {
    title: 'ownSchools.schools.title',
    messages: ['applications', 'education', 'offers', 'ownSchools'],
  },
  '/profile/university': {
    title: 'ownSchools.university.title',
    messages: ['applications', 'education', 'offers', 'ownSchools'],
  },
  '/school/enrollment-form': { title: 'enrollment.create.title' },
  '/school/enrollment-form_bk': { title: 'enrollment.create.title' },
  '/student-online-application': {
    title: 'onlineApplication.title',
    description: 'onlineApplication.description',
    indexable: true,
  },
} satisfies Partial<Record<BuiltPath, PageTexts>>;
