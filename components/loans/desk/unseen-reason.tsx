import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import type { LoanDocumentKind } from '@/lib/domain/loans/loan-rules';

const reasonMax = 500;

interface UnseenReasonProps {
  kinds: readonly LoanDocumentKind[];
  value: string;
  onChange: (reason: string) => void;
  /** It was left out. */
  isMissing: boolean;
}

/** Names the papers that nobody of the bank has opened, and asks why it is approved nevertheless. */
export function UnseenReason({ kinds, value, onChange, isMissing }: UnseenReasonProps) {
  const t = useTranslations('loanDesk.unseen');
  const tPaper = useTranslations('loan.paper');
  const id = useId();
  return (
    <div className="grid gap-3">
      <Alert tone="warning" title={t('title')}>
        <ul className="list-disc pl-5">
          {kinds.map((kind) => (
            <li key={kind}>{tPaper(kind)}</li>
          ))}
        </ul>
      </Alert>
      <div>
        <Label htmlFor={id} className="mb-1.5">
          {t('reason')}
        </Label>
        <Textarea
          id={id}
          rows={2}
          value={value}
          maxLength={reasonMax}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}-hint`}
        />
        <p
          id={`${id}-hint`}
          role={isMissing ? 'alert' : undefined}
          className={isMissing ? 'mt-1 text-sm font-medium text-danger' : 'mt-1 text-sm text-muted'}
        >
          {t(isMissing ? 'missing' : 'hint')}
        </p>
      </div>
    </div>
  );
}
