import { definePage } from '@/components/layouts/define-page';
import { AdvisorProfileScreen } from '@/components/accounts/pages/advisor/profile-screen';

const page = definePage('/advisor/profile', AdvisorProfileScreen, {
  title: 'advisor.profile.title',
  messages: ['advisor', 'education', 'people', 'profile', 'upload'],
});
export const generateMetadata = page.metadata;
export default page.Page;
