import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { VacancyState } from '@/lib/domain/careers/vacancy-state';

const tones = {
  draft: 'neutral',
  held: 'warning',
  open: 'success',
  closed: 'neutral',
} as const satisfies Record<VacancyState, string>;

/** What a vacancy is today, for readers. */
export function VacancyBadge({ state }: { state: VacancyState }) {
  const t = useTranslations('vacancyDesk.state');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
