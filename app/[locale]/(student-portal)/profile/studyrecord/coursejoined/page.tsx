import { definePage } from '@/components/layouts/define-page';
import { CoursejoinedScreen } from '@/components/school-day/pages/profile/studyrecord/coursejoined-screen';

const page = definePage('/profile/studyrecord/coursejoined', CoursejoinedScreen, {
  title: 'portal.pages.allCourses',
  messages: ['gradebook', 'studyRecord'],
});
export const generateMetadata = page.metadata;
export default page.Page;
