import { definePage } from '@/components/layouts/define-page';
import { EnrolledCourseListScreen } from '@/components/school-day/pages/profile/enrolled-course-list-screen';

const page = definePage('/profile/enrolled-course-list', EnrolledCourseListScreen, {
  title: 'person.courses.title',
  messages: ['person'],
});
export const generateMetadata = page.metadata;
export default page.Page;
