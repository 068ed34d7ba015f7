import { definePage } from '@/components/layouts/define-page';
import { CareerScreen } from '@/components/screens/career-screen';

const page = definePage('/career', CareerScreen);
export const generateMetadata = page.metadata;
export default page.Page;
