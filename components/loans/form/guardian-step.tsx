import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { LoanDraft } from './loan-draft';
import { GuardianAgreement } from './guardian-agreement';

type Guardian = LoanDraft['guardian'];

interface GuardianStepProps {
  userId: string;
  bankId: string;
  guardianPhone: string;
  amount: number;
  /** What is known of the agreement to this application; null where nothing is. */
  known: Guardian;
  onChange: (guardian: Omit<NonNullable<Guardian>, 'about'>) => void;
}

/** The agreement of a minor's guardian, where it was left. */
export function GuardianStep({ known, onChange, ...wish }: GuardianStepProps) {
  const t = useTranslations('loanForm.minor');
  if (known?.isGiven) return <Alert tone="success">{t('agreed')}</Alert>;
  const consentId = known?.consentId ?? null;
  return (
    <GuardianAgreement
      {...wish}
      consentId={consentId}
      onAsked={(id) => onChange({ consentId: id, isGiven: false })}
      onAgreed={() => onChange({ consentId, isGiven: true })}
    />
  );
}
