import { definePage } from '@/components/layouts/define-page';
import { CoursesScreen } from '@/components/school-day/pages/profile/courses-screen';

const page = definePage('/profile/courses', CoursesScreen, {
  title: 'ownSchools.courses.title',
  messages: ['applicationTurn', 'applications', 'education', 'ownSchools'],
});
export const generateMetadata = page.metadata;
export default page.Page;
