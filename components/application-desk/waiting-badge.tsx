'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import { isDecided } from '@/lib/domain/applications/applicant-steps';
import { pipelineLimits } from '@/lib/domain/limits';

const dayMs = 86_400_000;
const { answerWithinDays } = pipelineLimits;

/** How many days an undecided application has waited; marked when it is too many. Nothing once a decision has fallen. */
export function WaitingBadge({
  application,
}: {
  application: Pick<Applicant, 'applicantStatus' | 'statusSince'>;
}) {
  const t = useTranslations('applicationDesk');
  // Days do not change while somebody looks.
  const [now] = useState(() => Date.now());
  if (isDecided(application.applicantStatus)) return null;
  const days = Math.max(0, Math.floor((now - Date.parse(application.statusSince)) / dayMs));
  const tone = days >= answerWithinDays * 2 ? 'danger' : days >= answerWithinDays ? 'warning' : 'neutral';
  return <Badge tone={tone}>{t('waitingDays', { days })}</Badge>;
}
