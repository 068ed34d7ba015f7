import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { loanMovesFrom } from '@/lib/domain/loans/loan-rules';
import type { LoanFailure } from '../use-loan-change';

interface DecisionNoticesProps {
  loan: LoanDetail;
  failure: LoanFailure | null;
}

/** What must be known before the next step: why it failed, what is missing, whose word is there. */
export function DecisionNotices({ loan, failure }: DecisionNoticesProps) {
  const t = useTranslations('loanDesk.decide');
  const { firstOfficer, borrower } = loan;
  const consent = borrower?.consent;
  const isBarred = consent === 'missing' || consent === 'unknown-age';
  return (
    <>
      {failure && <Alert tone="danger">{t(failure)}</Alert>}
      {loanMovesFrom('bank', loan.status).includes('approved') && isBarred && (
        <Alert tone="warning">{t(consent === 'missing' ? 'guardian' : 'birthday')}</Alert>
      )}
      {loan.status === 'approved' && loan.contractOn === null && (
        <Alert tone="warning">{t('contractFirst')}</Alert>
      )}
      {firstOfficer && (
        <Alert tone="warning">
          {t(firstOfficer.isReader ? 'firstIsYou' : 'firstWas', {
            name: firstOfficer.name,
            move: t(`move.${firstOfficer.move}`),
          })}
        </Alert>
      )}
    </>
  );
}
