'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Tone } from '@/components/ui/tone';
import { useToday } from '@/components/ui/use-today';
import { campaignPhase } from '@/lib/domain/campaigns/campaign-rules';

export interface CampaignDays {
  startsOn: string | null;
  endsOn: string | null;
  /** Free places, null without a limit. */
  left: number | null;
  /** The day on which the page was rendered. */
  madeOn: string;
}

const tones = { before: 'accent', running: 'success', full: 'warning', over: 'neutral' } as const;

/** Before, running, full or over, as of today. */
export const useCampaignPhase = ({ madeOn, left, ...days }: CampaignDays) =>
  campaignPhase(days, left, useToday(madeOn));

/** Whether one can register today. */
export function CampaignNow(props: CampaignDays) {
  const t = useTranslations('campaign.phase');
  const phase = useCampaignPhase(props);
  const tone: Tone = tones[phase];
  return <Badge tone={tone}>{t(phase)}</Badge>;
}
