import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { DeskBank } from '@/lib/contract/loans/bank-shapes';

/** Whether a bank takes applications now. */
export function BankBadge({ status }: Pick<DeskBank, 'status'>) {
  const t = useTranslations('bankDesk.state');
  return <Badge tone={status === 'active' ? 'success' : 'neutral'}>{t(status)}</Badge>;
}
