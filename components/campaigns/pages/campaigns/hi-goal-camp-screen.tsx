import { CampaignPage } from './campaign-page';

/** The campaign that has an address of its own. */
export const HiGoalCampScreen = () => <CampaignPage slug="hi-goal-camp" />;
