import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Tone } from '@/components/ui/tone';
import type { LoanStatus as Status } from '@/lib/domain/loans/loan-rules';

export const loanTones: Record<Status, Tone> = {
  draft: 'neutral',
  submitted: 'accent',
  'in-review': 'highlight',
  returned: 'warning',
  approved: 'success',
  rejected: 'danger',
  'paid-out': 'accent',
  closed: 'success',
  cancelled: 'neutral',
};

export function LoanStatus({ status }: { status: Status }) {
  const t = useTranslations('loan.status');
  return <Badge tone={loanTones[status]}>{t(status)}</Badge>;
}
