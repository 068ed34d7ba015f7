import { definePage } from '@/components/layouts/define-page';
import { HelpCenterScreen } from '@/components/articles/pages/help-center-screen';

const page = definePage('/help-center', HelpCenterScreen, {
  title: 'help.center.title',
  description: 'help.center.lead',
  indexable: true,
});
export const generateMetadata = page.metadata;
export default page.Page;
