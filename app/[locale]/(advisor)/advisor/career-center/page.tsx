import { definePage } from '@/components/layouts/define-page';
import { AdvisorCareerCenterScreen } from '@/components/careers/pages/advisor/career-center-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/career-center',
  AdvisorCareerCenterScreen,
  { title: 'centerDesk.title', messages: ['centerDesk'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
