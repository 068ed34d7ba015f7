import { defineCataloguePage } from '@/components/layouts/define-page';
import { CourseScreen } from '@/components/schools/pages/course-screen';

const page = defineCataloguePage('/course', CourseScreen, {
  title: 'course.title',
  description: 'course.description',
  indexable: true,
  messages: ['catalogue', 'education', 'compare', 'fees'],
});
export const generateMetadata = page.metadata;
export default page.Page;
