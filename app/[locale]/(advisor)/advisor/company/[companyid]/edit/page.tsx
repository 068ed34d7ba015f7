import { definePage } from '@/components/layouts/define-page';
import { CompanyEditScreen } from '@/components/careers/pages/advisor/company/edit-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

/** The shell is one for all ids; what it is about, the browser asks. */
export const generateStaticParams = () => [{ companyid: '-' }];
const page = definePage(
  '/advisor/company/[companyid]/edit',
  CompanyEditScreen,
  { title: 'companyDesk.single', messages: ['companyDesk', 'editor'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
