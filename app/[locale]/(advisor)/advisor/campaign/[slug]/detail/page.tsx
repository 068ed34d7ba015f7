import { definePage } from '@/components/layouts/define-page';
import { CampaignDetailScreen } from '@/components/campaigns/pages/advisor/campaign/detail-screen';
import { organizationId } from '@/lib/env/organization';

/** The shell is one for all ids; what it is about, the browser asks. */
export const generateStaticParams = () => [{ slug: '-' }];
const page = definePage(
  '/advisor/campaign/[slug]/detail',
  CampaignDetailScreen,
  { title: 'campaignDesk.single', messages: ['campaignDesk', 'chart', 'editor', 'eventDesk', 'upload'] },
  () => ({ organizationId: organizationId() }),
);
export const generateMetadata = page.metadata;
export default page.Page;
