import { definePage } from '@/components/layouts/define-page';
import { CourseScreen } from '@/components/school-day/pages/profile/enrolled/course-screen';

const page = definePage('/profile/enrolled/course', CourseScreen, {
  title: 'portal.pages.courses',
  messages: ['courseWork', 'gradebook'],
});
export const generateMetadata = page.metadata;
export default page.Page;
