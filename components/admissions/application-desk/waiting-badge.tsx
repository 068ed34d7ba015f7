'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { useToday } from '@/components/ui/use-today';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { isDecided } from '@/lib/domain/admissions/applicant-steps';
import { waitingDaysOf } from '@/lib/domain/admissions/waiting-days';
import { useAnswerWithinDays } from './use-answer-within-days';

/**
 * How many days an undecided application has waited; marked when its school wanted to answer by now. Nothing once a decision
 * has fallen.
 */
export function WaitingBadge({
  application,
}: {
  application: Pick<Applicant, 'applicantStatus' | 'schoolId' | 'statusSince'>;
}) {
  const t = useTranslations('applicationDesk');
  const today = useToday();
  const answerWithinDays = useAnswerWithinDays(application.schoolId);
  if (isDecided(application.applicantStatus)) return null;
  const since = dayInCambodia(application.statusSince);
  const days = today ? waitingDaysOf(since, today) : 0;
  const tone = days >= answerWithinDays * 2 ? 'danger' : days >= answerWithinDays ? 'warning' : 'neutral';
  return <Badge tone={tone}>{t('waitingDays', { days })}</Badge>;
}
