import { definePage } from '@/components/layouts/define-page';
import { CampaignCreateScreen } from '@/components/screens/advisor/campaign/create-screen';
import { organizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/campaign/create',
  CampaignCreateScreen,
  { title: 'campaignDesk.create', messages: ['campaignDesk', 'editor', 'eventDesk', 'upload'] },
  () => ({ organizationId: organizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
