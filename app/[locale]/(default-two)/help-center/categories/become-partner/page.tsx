import { defineDetailPage } from '@/components/layouts/define-page';
import { BecomePartnerScreen } from '@/components/screens/help-center/categories/become-partner-screen';
import { helpMetadata } from '@/components/screens/help-metadata';

const page = defineDetailPage(
  '/help-center/categories/become-partner',
  BecomePartnerScreen,
  () => helpMetadata('become-partner'),
  ['contact', 'form'],
);
export const generateMetadata = page.metadata;
export default page.Page;
