import { defineDetailPage } from '@/components/layouts/define-page';
import { BecomePartnerScreen } from '@/components/articles/pages/help-center/categories/become-partner-screen';
import { helpMetadata } from '@/components/articles/pages/help-metadata';

const page = defineDetailPage(
  '/help-center/categories/become-partner',
  BecomePartnerScreen,
  () => helpMetadata('become-partner'),
  ['contact', 'form'],
);
export const generateMetadata = page.metadata;
export default page.Page;
