import { definePage } from '@/components/layouts/define-page';
import { EnrollableSubjectsScreen } from '@/components/schools/pages/advisor/enrollable-subjects-screen';

const page = definePage('/advisor/enrollable-subjects', EnrollableSubjectsScreen, {
  title: 'courseDesk.title',
  messages: ['courseDesk', 'editor', 'education', 'schoolRequests'],
});
export const generateMetadata = page.metadata;
export default page.Page;
