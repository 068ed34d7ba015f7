import { definePage } from '@/components/layouts/define-page';
import { ViewDetailsScreen } from '@/components/admissions/pages/profile/applications/view-details-screen';

const page = definePage('/profile/applications/view-details', ViewDetailsScreen, {
  title: 'offers.print.title',
  messages: ['applications', 'education', 'offers'],
});
export const generateMetadata = page.metadata;
export default page.Page;
