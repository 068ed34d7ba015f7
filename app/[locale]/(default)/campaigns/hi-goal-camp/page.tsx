import { defineDetailPage } from '@/components/layouts/define-page';
import { campaignMetadata } from '@/components/campaigns/pages/campaigns/campaign-page';
import { HiGoalCampScreen } from '@/components/campaigns/pages/campaigns/hi-goal-camp-screen';

const page = defineDetailPage(
  '/campaigns/hi-goal-camp',
  HiGoalCampScreen,
  () => campaignMetadata('hi-goal-camp'),
  ['campaign', 'form'],
);
export const generateMetadata = page.metadata;
export default page.Page;
