import { definePage } from '@/components/layouts/define-page';
import { FairScreen } from '@/components/careers/pages/advisor/fair-screen';

const page = definePage('/advisor/fair', FairScreen, { title: 'fairDesk.title', messages: ['fairDesk'] });
export const generateMetadata = page.metadata;
export default page.Page;
