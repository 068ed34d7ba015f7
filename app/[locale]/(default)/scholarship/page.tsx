import { definePage } from '@/components/layouts/define-page';
import { ScholarshipScreen } from '@/components/screens/scholarship-screen';

const page = definePage('/scholarship', ScholarshipScreen);
export const generateMetadata = page.metadata;
export default page.Page;
