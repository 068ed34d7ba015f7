import { definePage } from '@/components/layouts/define-page';
import { FairEditScreen } from '@/components/careers/pages/advisor/fair/edit-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

/** The shell is one for all ids; what it is about, the browser asks. */
export const generateStaticParams = () => [{ fairid: '-' }];
const page = definePage(
  '/advisor/fair/[fairid]/edit',
  FairEditScreen,
  { title: 'fairDesk.single', messages: ['editor', 'fairDesk', 'vacancyDesk'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
