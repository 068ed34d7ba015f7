import { definePage } from '@/components/layouts/define-page';
import { UserProfileScreen } from '@/components/school-day/pages/profile/school/user-profile-screen';

const page = definePage('/profile/school/[organizationId]/user-profile', UserProfileScreen, {
  title: 'person.school.plain',
  messages: ['form', 'person'],
});
export const generateStaticParams = () => [{ organizationId: '-' }];
export const generateMetadata = page.metadata;
export default page.Page;
