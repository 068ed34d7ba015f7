'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { phaseOf } from '@/lib/domain/careers/fairs';
import { useMinute } from '@/components/ui/use-minute';

const tones = { before: 'accent', during: 'success', after: 'neutral' } as const;

/** Whether the fair is to come, on or over. */
export function FairNow(span: { startsAt: string; endsAt: string }) {
  const t = useTranslations('fair.phase');
  const now = useMinute();
  if (now === null) return <Badge className="invisible">…</Badge>;
  const phase = phaseOf(span, now);
  return <Badge tone={tones[phase]}>{t(phase)}</Badge>;
}
