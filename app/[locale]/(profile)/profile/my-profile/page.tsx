import { definePage } from '@/components/layouts/define-page';
import { MyProfileScreen } from '@/components/profiles/pages/profile/my-profile-screen';
import { careerCenterOrganizationId } from '@/lib/env/organization';

const page = definePage(
  '/profile/my-profile',
  MyProfileScreen,
  { title: 'myProfile.title', messages: ['cv', 'editor', 'myProfile'] },
  () => ({ organizationId: careerCenterOrganizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
