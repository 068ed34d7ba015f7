'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { useToday } from '@/components/ui/use-today';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { isDecided } from '@/lib/domain/admissions/applicant-steps';
import { waitingDaysOf } from '@/lib/domain/admissions/waiting-days';
import { useQuery } from '@tanstack/react-query';
import { applicantApi } from '@/lib/api/applicant';
import { pipelineLimits } from '@/lib/domain/limits';

/** Within how many days a school wants to answer. @returns days; the general target until the school's is known */
function useAnswerWithinDays(schoolId: string): number {
  const { data } = useQuery({
    ...applicantApi.pipeline.summary.queryOptions(),
    select: ({ schools }) => schools.find((school) => school.schoolId === schoolId)?.answerWithinDays,
  });
  return data ?? pipelineLimits.answerWithinDays;
}

/**
 * How many days an undecided application has waited: for its applicant, or for its school, marked when that wanted to answer by
 * now. Nothing once a decision has fallen.
 */
export function WaitingBadge({
  application,
}: {
  application: Pick<Applicant, 'applicantStatus' | 'nextActor' | 'schoolId' | 'statusSince'>;
}) {
  const t = useTranslations('applicationDesk');
  const today = useToday();
  const answerWithinDays = useAnswerWithinDays(application.schoolId);
  if (isDecided(application.applicantStatus)) return null;
  const since = dayInCambodia(application.statusSince);
  const days = today ? waitingDaysOf(since, today) : 0;
  if (application.nextActor === 'applicant') return <Badge>{t('applicantsTurn', { days })}</Badge>;
  const tone = days >= answerWithinDays * 2 ? 'danger' : days >= answerWithinDays ? 'warning' : 'neutral';
  return <Badge tone={tone}>{t('waitingDays', { days })}</Badge>;
}
