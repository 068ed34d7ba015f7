import { definePage } from '@/components/layouts/define-page';
import { CompanyCreateScreen } from '@/components/careers/pages/advisor/company/create-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/company/create',
  CompanyCreateScreen,
  { title: 'companyDesk.create', messages: ['companyDesk', 'editor'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
