import { definePage } from '@/components/layouts/define-page';
import { AdvisorSettingsScreen } from '@/components/accounts/pages/advisor/settings-screen';
import { organizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/settings',
  AdvisorSettingsScreen,
  {
    title: 'organization.title',
    messages: ['editor', 'organization'],
  },
  () => ({
    organizationId: organizationId(),
  }),
);
export const generateMetadata = page.metadata;
export default page.Page;
