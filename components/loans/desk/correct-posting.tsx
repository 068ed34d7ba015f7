import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { WordsField } from '@/components/form/limited-text';
import { useWrite } from '@/components/kits/write/use-write';
import { Button } from '@/components/ui/button';
import { marketingApi } from '@/lib/api/marketing';
import type { LedgerEntry } from '@/lib/contract/loans/ledger-shapes';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { ledgerLimits } from '@/lib/domain/limits/loans';
import { officerKinds } from '@/lib/domain/loans/loan-postings';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { usePostingName } from '../use-posting-name';
import { afterPosting } from './post-form';

/** Whether an officer may counter a posting: what they posted themselves and nobody has corrected. */
const mayCorrect = ({ kind, isCountered, isCarriedOver }: LedgerEntry) =>
  !isCountered && !isCarriedOver && officerKinds.some((each) => each === kind);

/** Counters a posting with a reason; both stay in the books. */
export function CorrectPosting({ loan, entry }: { loan: LoanDetail; entry: LedgerEntry }) {
  const t = useTranslations('loanDesk.correct');
  const locale = useLocale();
  const nameOf = usePostingName();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const correct = useWrite(marketingApi.loanLedger.correct, {
    invalidates: afterPosting,
    inPlace: true,
    done: () => {
      setNote('');
      return t('done');
    },
    problems: {
      'already-corrected': t('corrected'),
      'loan-open': t('open'),
      412: t('stale'),
      other: t('failed'),
    },
  });
  const { postingId } = entry;
  if (!mayCorrect(entry) || postingId === null) return null;
  const what = `${nameOf(entry)}, ${formatDate(entry.on, locale)}, ${formatUsd(entry.amount)}`;
  const confirm = async () => {
    const body = { note: note.trim() };
    correct.clear();
    setMissing(body.note === '');
    const { bankId, userId, loanId: id, version } = loan;
    return body.note !== '' && correct.run({ params: { bankId, userId, id, postingId }, body, version });
  };
  const problem = isMissing ? t('missing') : correct.problem;
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        className="mt-1 min-h-11"
        aria-label={`${t('action')}: ${what}`}
        onClick={() => {
          setMissing(false);
          correct.clear();
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
        <WordsField
          label={t('reason')}
          rows={2}
          value={note}
          max={ledgerLimits.noteMaxCharacters}
          onChange={setNote}
          problem={problem}
        />
      </ConfirmDialog>
    </div>
  );
}
