import { definePage } from '@/components/layouts/define-page';
import { PartnerSchoolScreen } from '@/components/schools/pages/partner/school-information-screen';

const page = definePage('/partner/school-information', PartnerSchoolScreen, {
  title: 'schoolDesk.single',
  messages: [
    'editor',
    'education',
    'partner',
    'programDesk',
    'schoolDesk',
    'schoolNames',
    'schoolQuotes',
    'upload',
    'scholarship',
  ],
});
export const generateMetadata = page.metadata;
export default page.Page;
