import { definePage } from '@/components/layouts/define-page';
import { CampaignCreateScreen } from '@/components/screens/advisor/campaign/create-screen';

const page = definePage('/advisor/campaign/create', CampaignCreateScreen, {
  title: 'campaignDesk.create',
  messages: ['campaignDesk', 'editor'],
});
export const generateMetadata = page.metadata;
export default page.Page;
