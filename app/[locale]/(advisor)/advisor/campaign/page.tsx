import { definePage } from '@/components/layouts/define-page';
import { CampaignScreen } from '@/components/campaigns/pages/advisor/campaign-screen';

const page = definePage('/advisor/campaign', CampaignScreen, {
  title: 'campaignDesk.title',
  messages: ['campaignDesk'],
});
export const generateMetadata = page.metadata;
export default page.Page;
