'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { buttonStyle } from '@/components/ui/button-style';
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

/** Leads to one's own place, which stands below the facts on phones. */
export function ToPlace(props: CampaignDays) {
  const t = useTranslations('campaign.take');
  return useCampaignPhase(props) === 'running' ? (
    <a href="#own-place" className={`${buttonStyle()} lg:hidden`}>
      {t('go')}
    </a>
  ) : null;
}

/** Whether one can register today. */
export function CampaignNow(props: CampaignDays) {
  const t = useTranslations('campaign.phase');
  const phase = useCampaignPhase(props);
  const tone: Tone = tones[phase];
  return <Badge tone={tone}>{t(phase)}</Badge>;
}
