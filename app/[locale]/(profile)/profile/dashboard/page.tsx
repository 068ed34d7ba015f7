import { definePage } from '@/components/layouts/define-page';
import { DashboardScreen } from '@/components/site/pages/profile/dashboard-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/profile/dashboard',
  DashboardScreen,
  { title: 'person.dashboard.title', messages: ['ahead', 'applicationTurn', 'person'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
