import { definePage } from '@/components/layouts/define-page';
import { SettingsScreen } from '@/components/accounts/pages/profile/settings-screen';

const page = definePage('/profile/settings', SettingsScreen, {
  title: 'settings.title',
  messages: ['notification', 'settings'],
});
export const generateMetadata = page.metadata;
export default page.Page;
