import { CampaignPage } from './campaign-page';

/** The campaign that the address names. */
export const CampaignsDetailScreen = ({ slug }: { slug: string }) => <CampaignPage slug={slug} />;
