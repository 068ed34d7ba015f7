import { definePage } from '@/components/layouts/define-page';
import { DigitalProfileScreen } from '@/components/profiles/pages/profile/digital-profile-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/profile/[userId]/digital-profile',
  DigitalProfileScreen,
  { title: 'cv.page.titleProfile', messages: ['cv'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateStaticParams = () => [{ userId: '-' }];
export const generateMetadata = page.metadata;
export default page.Page;
