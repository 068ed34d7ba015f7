import { definePage } from '@/components/layouts/define-page';
import { AdvisorProgramScreen } from '@/components/schools/pages/advisor/enrollable-subjects/edit/edit-detail-screen';

const page = definePage('/advisor/enrollable-subjects/[schoolId]/edit/[subjectId]', AdvisorProgramScreen, {
  title: 'programDesk.single',
  messages: ['admissionRule', 'editor', 'education', 'programDesk'],
});
export const generateStaticParams = () => [{ schoolId: '-', subjectId: '-' }];
export const generateMetadata = page.metadata;
export default page.Page;
