import { definePage } from '@/components/layouts/define-page';
import { CareerCenterCreateScreen } from '@/components/careers/pages/advisor/career-center/create-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/career-center/create',
  CareerCenterCreateScreen,
  { title: 'centerDesk.create', messages: ['centerDesk', 'editor'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
