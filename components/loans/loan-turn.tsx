import { useLocale, useTranslations } from 'next-intl';
import type { Loan } from '@/lib/contract/loans/loan-shapes';
import { pickName } from '@/lib/i18n/pick';

/** Whose turn it is, and what is to be done, as the student reads it. */
export function LoanTurn({ loan }: { loan: Loan }) {
  const t = useTranslations('loanForm');
  const { status, nextActor, isWrittenOff } = loan;
  const bank = pickName({ name: loan.bankName, nameNative: loan.bankNameNative }, useLocale());
  const isSigned = status === 'approved' && nextActor === 'bank';
  const words = isWrittenOff ? 'writtenOff' : isSigned ? 'signed' : status;
  return (
    <p>
      <strong className={nextActor === 'student' ? 'text-accent-text' : undefined}>
        {t(`turn.${nextActor}`)}
      </strong>
      <span className="block text-muted">{t(`next.${words}`, { bank })}</span>
    </p>
  );
}
