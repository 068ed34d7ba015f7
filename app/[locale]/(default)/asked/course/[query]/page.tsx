import { defineAskedPage } from '@/components/layouts/define-page';
import { CourseScreen } from '@/components/screens/course-screen';

// Without its list the shell would be empty.
export const instant = false;
const page = defineAskedPage('/course', CourseScreen);
export const generateStaticParams = page.params;
export const generateMetadata = page.metadata;
export default page.Page;
