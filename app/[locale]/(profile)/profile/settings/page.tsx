import { definePage } from '@/components/layouts/define-page';
import { SettingsScreen } from '@/components/screens/profile/settings-screen';

const page = definePage('/profile/settings', SettingsScreen);
export const generateMetadata = page.metadata;
export default page.Page;
