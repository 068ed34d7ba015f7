import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { campaignStateOf } from './campaign-list';

const tones = { active: 'success', inactive: 'neutral', archived: 'neutral' } as const;

/** Whether readers see a campaign. */
export function CampaignBadge({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaignDesk.state');
  const state = campaignStateOf(campaign);
  return <Badge tone={tones[state]}>{t(campaign.isRunning ? 'running' : state)}</Badge>;
}
