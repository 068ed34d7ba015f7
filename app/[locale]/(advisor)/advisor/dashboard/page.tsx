import { definePage } from '@/components/layouts/define-page';
import { AdvisorDashboardScreen } from '@/components/site/pages/advisor/dashboard-screen';

const page = definePage('/advisor/dashboard', AdvisorDashboardScreen, {
  title: 'advisor.dashboard.title',
  messages: [
    'advisor',
    'applicationDesk',
    'revision',
    'correction',
    'partnerRequests',
    'features',
    'editor',
    'chart',
    'today',
  ],
});
export const generateMetadata = page.metadata;
export default page.Page;
