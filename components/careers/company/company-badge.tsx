import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { CompanyState } from '@/lib/domain/careers/company-state';

const tones = {
  unchecked: 'warning',
  checked: 'success',
  ended: 'danger',
  archived: 'neutral',
} as const satisfies Record<CompanyState, string>;

/** Whether an employer is checked today. */
export function CompanyBadge({ state }: { state: CompanyState }) {
  const t = useTranslations('companyDesk.state');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
