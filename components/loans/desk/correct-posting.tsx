import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { marketingApi } from '@/lib/api/marketing';
import { type Outcomes, outcomeOf } from '@/lib/api/outcome-of';
import type { LedgerEntry } from '@/lib/contract/marketing/ledger-shapes';
import type { LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { ledgerLimits } from '@/lib/domain/limits/loans';
import { officerKinds } from '@/lib/domain/loans/loan-postings';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { usePostingName } from '../use-posting-name';
import { afterPosting } from './post-form';

const failures: Outcomes<'stale' | 'corrected' | 'open' | 'failed'> = {
  'already-corrected': 'corrected',
  'loan-open': 'open',
  412: 'stale',
  other: 'failed',
};

/** Whether an officer may counter a posting: what they posted themselves and nobody has corrected. */
const mayCorrect = ({ kind, isCountered, isCarriedOver }: LedgerEntry) =>
  !isCountered && !isCarriedOver && officerKinds.some((each) => each === kind);

/** Counters a posting with a reason; both stay in the books. */
export function CorrectPosting({ loan, entry }: { loan: LoanDetail; entry: LedgerEntry }) {
  const t = useTranslations('loanDesk.correct');
  const locale = useLocale();
  const client = useQueryClient();
  const nameOf = usePostingName();
  const id = useId();
  const keyOf = useRef(keyOfBody());
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<'missing' | (typeof failures)['other'] | null>(null);
  const correct = useMutation(marketingApi.loanLedger.correct.mutationOptions(afterPosting));
  const { postingId } = entry;
  if (!mayCorrect(entry) || postingId === null) return null;
  const what = `${nameOf(entry)}, ${formatDate(entry.on, locale)}, ${formatUsd(entry.amount)}`;
  const confirm = async () => {
    const body = { note: note.trim() };
    if (!body.note) {
      setProblem('missing');
      return false;
    }
    const { bankId, userId, loanId, version } = loan;
    try {
      await correct.mutateAsync({
        params: { bankId, userId, id: loanId, postingId },
        body,
        version,
        idempotencyKey: keyOf.current({ postingId, version, ...body }),
      });
    } catch (error) {
      setProblem(outcomeOf(error, failures));
      await client.invalidateQueries({ queryKey: marketingApi.loans.key });
      return false;
    }
    setNote('');
    showToast({ kind: 'success', message: t('done') });
    return true;
  };
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        className="mt-1 min-h-11"
        aria-label={`${t('action')}: ${what}`}
        onClick={() => {
          setProblem(null);
          setOpen(true);
        }}
      >
        {t('action')}
      </Button>
      <ConfirmDialog
        danger
        open={isOpen}
        onOpenChange={setOpen}
        title={t('title')}
        description={t('body', { what })}
        confirmLabel={t('confirm')}
        onConfirm={confirm}
      >
        <Label htmlFor={id} className="mb-1.5">
          {t('reason')}
        </Label>
        <Textarea
          id={id}
          rows={2}
          value={note}
          maxLength={ledgerLimits.noteMaxCharacters}
          onChange={(event) => setNote(event.target.value)}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        {problem && (
          <p id={`${id}-problem`} role="alert" className="mt-1 text-sm font-medium text-danger">
            {t(problem)}
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}
