import { definePage } from '@/components/layouts/define-page';
import { FaqsCreateScreen } from '@/components/screens/advisor/faqs/create-screen';

const page = definePage('/advisor/faqs/create', FaqsCreateScreen);
export const generateMetadata = page.metadata;
export default page.Page;
