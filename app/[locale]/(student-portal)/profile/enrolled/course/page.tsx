import { definePage } from '@/components/layouts/define-page';
import { EnrolledCourseScreen } from '@/components/school-day/pages/profile/enrolled/course-screen';

const page = definePage('/profile/enrolled/course', EnrolledCourseScreen, {
  title: 'portal.pages.courses',
  messages: ['courseWork', 'gradebook'],
});
export const generateMetadata = page.metadata;
export default page.Page;
