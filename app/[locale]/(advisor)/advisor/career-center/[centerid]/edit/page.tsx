import { definePage } from '@/components/layouts/define-page';
import { CareerCenterEditScreen } from '@/components/careers/pages/advisor/career-center/edit-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

/** The shell is one for all ids; what it is about, the browser asks. */
export const generateStaticParams = () => [{ centerid: '-' }];
const page = definePage(
  '/advisor/career-center/[centerid]/edit',
  CareerCenterEditScreen,
  { title: 'centerDesk.single', messages: ['centerDesk', 'editor'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
