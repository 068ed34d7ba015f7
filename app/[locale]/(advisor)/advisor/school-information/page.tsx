import { definePage } from '@/components/layouts/define-page';
import { SchoolInformationScreen } from '@/components/schools/pages/advisor/school-information-screen';

const page = definePage('/advisor/school-information', SchoolInformationScreen, {
  title: 'schoolDesk.title',
  messages: ['education', 'schoolDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
