import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { ByDay } from '@/components/ui/by-day';
import type { Subject } from '@/lib/contract/schools/subjects';
import { applicationPhases } from '@/lib/domain/schools/application-state';

interface CourseStateBadgeProps {
  course: Subject;
  madeOn?: string | undefined;
}

/** Why a course is not open for applications today; nothing while it is open. */
export function CourseStateBadge({ course, madeOn }: CourseStateBadgeProps) {
  const t = useTranslations('education.application');
  const phases = applicationPhases(course).map(({ from, state: { key } }) => ({
    from,
    content:
      key === 'open' ? null : <Badge tone={key === 'not-yet-open' ? 'accent' : 'neutral'}>{t(key)}</Badge>,
  }));
  return phases.some(({ content }) => content !== null) ? <ByDay phases={phases} madeOn={madeOn} /> : null;
}
