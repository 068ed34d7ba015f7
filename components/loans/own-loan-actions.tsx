import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { editableLoanStatuses, mayMoveLoan } from '@/lib/domain/loans/loan-rules';
import { href } from '@/lib/routes/href';
import { RemoveDraft } from './remove-draft';
import type { useLoanChange } from './use-loan-change';

interface OwnLoanActionsProps {
  loan: LoanDetail;
  bank: string;
  change: ReturnType<typeof useLoanChange>['change'];
}

/** What the student may do with an application now. */
export function OwnLoanActions({ loan, bank, change }: OwnLoanActionsProps) {
  const t = useTranslations('loanForm.detail');
  const [isAsking, setAsking] = useState(false);
  const { loanId, status } = loan;
  const cancel = async () => {
    if (await change({ status: 'cancelled' })) showToast({ kind: 'success', message: t('cancelled') });
  };
  return (
    <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
      {editableLoanStatuses.includes(status) && (
        <LinkButton href={href('/profile/student-loan/detail', undefined, { loanId, change: 'yes' })}>
          {t('change')}
        </LinkButton>
      )}
      {status === 'draft' && <RemoveDraft loan={loan} />}
      {mayMoveLoan('student', status, 'cancelled') && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('cancel')}
        </Button>
      )}
      <ConfirmDialog
        danger
        open={isAsking}
        onOpenChange={setAsking}
        title={t('cancelTitle')}
        description={t('cancelBody', { bank })}
        confirmLabel={t('cancel')}
        onConfirm={cancel}
      />
    </div>
  );
}
