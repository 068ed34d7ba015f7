import { definePage } from '@/components/layouts/define-page';
import { SchoolProgramScreen } from '@/components/schools/pages/advisor/school-information/subjects/subjects-detail-screen';

const page = definePage('/advisor/school-information/[schoolId]/subjects/[subjectId]', SchoolProgramScreen, {
  title: 'programDesk.single',
  messages: ['admissionRule', 'editor', 'education', 'programDesk'],
});
export const generateStaticParams = () => [{ schoolId: '-', subjectId: '-' }];
export const generateMetadata = page.metadata;
export default page.Page;
