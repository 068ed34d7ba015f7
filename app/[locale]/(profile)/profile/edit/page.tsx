import { definePage } from '@/components/layouts/define-page';
import { EditScreen } from '@/components/profiles/pages/profile/edit-screen';

const page = definePage('/profile/edit', EditScreen, {
  title: 'profile.title',
  messages: ['profile', 'education', 'upload'],
});
export const generateMetadata = page.metadata;
export default page.Page;
