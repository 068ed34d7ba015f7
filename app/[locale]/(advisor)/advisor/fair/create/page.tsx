import { definePage } from '@/components/layouts/define-page';
import { FairCreateScreen } from '@/components/careers/pages/advisor/fair/create-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/fair/create',
  FairCreateScreen,
  { title: 'fairDesk.create', messages: ['editor', 'fairDesk', 'vacancyDesk'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
