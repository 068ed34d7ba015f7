import { definePage } from '@/components/layouts/define-page';
import { PartnerProgramsScreen } from '@/components/schools/pages/partner/enrollable-subjects-screen';

const page = definePage('/partner/enrollable-subjects', PartnerProgramsScreen, {
  title: 'programDesk.title',
  messages: ['education', 'partner', 'programDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
