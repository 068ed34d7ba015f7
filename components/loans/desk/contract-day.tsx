import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { IsoDayInput } from '@/components/form/iso-day-input';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import type { useLoanChange } from '../use-loan-change';

interface ContractDayProps extends Pick<ReturnType<typeof useLoanChange>, 'change' | 'busy'> {
  loan: LoanDetail;
}

/** The day on which the contract was signed. */
export function ContractDay({ loan, change, busy }: ContractDayProps) {
  const t = useTranslations('loanDesk.decide');
  const id = useId();
  const [day, setDay] = useState(loan.contractOn ?? '');
  const save = async () => {
    if (await change({ contractOn: day })) showToast({ kind: 'success', message: t('saved') });
  };
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>{t('contractOn')}</Label>
      <IsoDayInput id={id} label={t('contractOn')} day={day} onDay={setDay} />
      <Button
        variant="secondary"
        className="justify-self-start"
        loading={busy}
        disabled={day === '' || day === loan.contractOn}
        onClick={() => void save()}
      >
        {t('saveContract')}
      </Button>
    </div>
  );
}
