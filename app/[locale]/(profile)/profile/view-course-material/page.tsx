import { definePage } from '@/components/layouts/define-page';
import { ViewCourseMaterialScreen } from '@/components/school-day/pages/profile/view-course-material-screen';

const page = definePage('/profile/view-course-material', ViewCourseMaterialScreen, {
  title: 'portal.pages.material',
  messages: ['courseWork', 'portal'],
});
export const generateMetadata = page.metadata;
export default page.Page;
