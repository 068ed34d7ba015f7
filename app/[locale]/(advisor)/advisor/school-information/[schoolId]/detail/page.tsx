import { definePage } from '@/components/layouts/define-page';
import { SchoolDeskScreen } from '@/components/schools/pages/advisor/school-information/detail-screen';

const page = definePage('/advisor/school-information/[schoolId]/detail', SchoolDeskScreen, {
  title: 'schoolDesk.single',
  messages: [
    'editor',
    'education',
    'programDesk',
    'scholarship',
    'schoolDesk',
    'schoolNames',
    'schoolQuotes',
    'upload',
  ],
});
export const generateStaticParams = () => [{ schoolId: '-' }];
export const generateMetadata = page.metadata;
export default page.Page;
