import { definePage } from '@/components/layouts/define-page';
import { AdvisorFaqsScreen } from '@/components/screens/advisor/faqs-screen';

const page = definePage('/advisor/faqs', AdvisorFaqsScreen);
export const generateMetadata = page.metadata;
export default page.Page;
