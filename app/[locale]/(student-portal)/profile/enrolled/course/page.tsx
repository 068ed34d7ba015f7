import { definePage } from '@/components/layouts/define-page';
import { CourseScreen } from '@/components/screens/profile/enrolled/course-screen';

const page = definePage('/profile/enrolled/course', CourseScreen, {
  title: 'portal.pages.courses',
  messages: ['courseWork', 'gradebook'],
});
export const generateMetadata = page.metadata;
export default page.Page;
