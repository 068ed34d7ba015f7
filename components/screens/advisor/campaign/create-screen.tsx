'use client';

import { CampaignEditor } from '@/components/content/campaign-desk/campaign-editor';
import { newCampaign } from '@/components/content/campaign-desk/campaign-form';

/** Adds a campaign, hidden at first. */
export const CampaignCreateScreen = () => <CampaignEditor campaign={newCampaign} />;
