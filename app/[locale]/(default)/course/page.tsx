import { definePage } from '@/components/layouts/define-page';
import { CourseScreen } from '@/components/screens/course-screen';

const page = definePage('/course', CourseScreen);
export const generateMetadata = page.metadata;
export default page.Page;
