import { definePage } from '@/components/layouts/define-page';
import { CoursesDetailScreen } from '@/components/school-day/pages/profile/courses/courses-detail-screen';

/** One static shell serves all ids; the browser fetches the program. */
export const generateStaticParams = () => [{ id: '-' }];
const page = definePage('/profile/courses/[id]', CoursesDetailScreen, {
  title: 'ownSchools.courses.title',
  messages: ['applicationTurn', 'applications', 'education', 'offers', 'ownSchools'],
});
export const generateMetadata = page.metadata;
export default page.Page;
