import { defineDetailPage } from '@/components/layouts/define-page';
import { campaignMetadata } from '@/components/campaigns/pages/campaigns/campaign-page';
import { CampaignsDetailScreen } from '@/components/campaigns/pages/campaigns/campaigns-detail-screen';

// Without its campaign the shell would be empty.
export const instant = false;

/** '-' never exists: campaigns come and go. */
export const generateStaticParams = () => [{ slug: '-' }];

const page = defineDetailPage(
  '/campaigns/[slug]',
  CampaignsDetailScreen,
  ({ slug }) => campaignMetadata(slug),
  ['campaign', 'form'],
);
export const generateMetadata = page.metadata;
export default page.Page;
