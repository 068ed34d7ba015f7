import { useTranslations } from 'next-intl';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { DecisionReason } from './decision-reason';

export type ApprovalReason = 'unseenReason' | 'ageReason';

/** What an approval of this loan must say, by the fields that say it. */
export const reasonsFor = ({ unseenDocuments, borrower }: LoanDetail): ApprovalReason[] => [
  ...(unseenDocuments.length > 0 ? (['unseenReason'] as const) : []),
  ...(borrower?.consent === 'asked' ? (['ageReason'] as const) : []),
];

interface ApprovalReasonsProps {
  loan: LoanDetail;
  values: Partial<Record<ApprovalReason, string>>;
  onChange: (field: ApprovalReason, value: string) => void;
  /** What was left out is marked. */
  isChecked: boolean;
}

/** Papers that nobody of the bank has opened, and a birthday that was changed: asks why it is approved nevertheless. */
export function ApprovalReasons({ loan, values, onChange, isChecked }: ApprovalReasonsProps) {
  const t = useTranslations('loanDesk');
  const tPaper = useTranslations('loan.paper');
  return reasonsFor(loan).map((field) => {
    const part = field === 'ageReason' ? 'age' : 'unseen';
    const value = values[field] ?? '';
    const isMissing = isChecked && value.trim() === '';
    return (
      <DecisionReason
        key={field}
        title={t(`${part}.title`)}
        label={t(`${part}.reason`)}
        hint={t(isMissing ? `${part}.missing` : `${part}.hint`)}
        value={value}
        onChange={(next) => onChange(field, next)}
        isMissing={isMissing}
      >
        {field === 'ageReason' ? (
          t('age.body')
        ) : (
          <ul className="list-disc pl-5">
            {loan.unseenDocuments.map((kind) => (
              <li key={kind}>{tPaper(kind)}</li>
            ))}
          </ul>
        )}
      </DecisionReason>
    );
  });
}
