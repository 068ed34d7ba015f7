import { definePage } from '@/components/layouts/define-page';
import { CompanyScreen } from '@/components/careers/pages/advisor/company-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/company',
  CompanyScreen,
  { title: 'companyDesk.title', messages: ['companyDesk'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
