import { definePage } from '@/components/layouts/define-page';
import { PartnerProgramScreen } from '@/components/schools/pages/partner/enrollable-subjects/edit/edit-detail-screen';

const page = definePage('/partner/enrollable-subjects/[schoolId]/edit/[subjectId]', PartnerProgramScreen, {
  title: 'programDesk.single',
  messages: ['admissionRule', 'editor', 'education', 'programDesk'],
});
export const generateStaticParams = () => [{ schoolId: '-', subjectId: '-' }];
export const generateMetadata = page.metadata;
export default page.Page;
