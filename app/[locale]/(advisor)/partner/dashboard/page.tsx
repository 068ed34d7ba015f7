import { definePage } from '@/components/layouts/define-page';
import { PartnerDashboardScreen } from '@/components/site/pages/partner/dashboard-screen';

const page = definePage('/partner/dashboard', PartnerDashboardScreen, {
  title: 'partner.title',
  messages: ['advisor', 'partner', 'applicationDesk', 'chart', 'today'],
});
export const generateMetadata = page.metadata;
export default page.Page;
