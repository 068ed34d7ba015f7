import { definePage } from '@/components/layouts/define-page';
import { CampaignCreateScreen } from '@/components/campaigns/pages/advisor/campaign/create-screen';
import { organizationId } from '@/lib/env/organization';

const page = definePage(
  '/advisor/campaign/create',
  CampaignCreateScreen,
  { title: 'campaignDesk.create', messages: ['campaignDesk', 'editor', 'eventDesk', 'upload'] },
  () => ({ organizationId: organizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
