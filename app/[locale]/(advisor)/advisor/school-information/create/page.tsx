import { definePage } from '@/components/layouts/define-page';
import { SchoolCreateScreen } from '@/components/schools/pages/advisor/school-information/create-screen';

const page = definePage('/advisor/school-information/create', SchoolCreateScreen, {
  title: 'schoolDesk.create',
  messages: ['editor', 'education', 'schoolDesk', 'schoolNames'],
});
export const generateMetadata = page.metadata;
export default page.Page;
