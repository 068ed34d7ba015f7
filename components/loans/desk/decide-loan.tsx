import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Panel } from '@/components/ui/panel';
import { Textarea } from '@/components/ui/textarea';
import type { LoanDetail } from '@/lib/contract/marketing/loan-shapes';
import { loanMovesFrom, type LoanStatus, talkingLoanStatuses } from '@/lib/domain/loans/loan-rules';
import { pickName } from '@/lib/i18n/pick';
import { MessageBox } from '../message-box';
import type { useLoanChange } from '../use-loan-change';

type Move = 'in-review' | 'returned' | 'approved' | 'rejected' | 'paid-out' | 'closed';
const moves: readonly Move[] = ['in-review', 'approved', 'paid-out', 'closed', 'returned', 'rejected'];
const needsReason = (move: LoanStatus) => move === 'returned' || move === 'rejected';
const noteMax = 1_000;

interface DecideLoanProps extends Pick<ReturnType<typeof useLoanChange>, 'change' | 'failure' | 'busy'> {
  loan: LoanDetail;
}

/** The day on which the contract was signed. */
function ContractDay({ loan, change, busy }: DecideLoanProps) {
  const t = useTranslations('loanDesk.decide');
  const id = useId();
  const [day, setDay] = useState(loan.contractOn ?? '');
  const save = async () => {
    if (await change({ contractOn: day })) showToast({ kind: 'success', message: t('saved') });
  };
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>{t('contractOn')}</Label>
      <Input id={id} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
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

/** The bank's next steps with a loan: a decision with its reason, a question, the contract. */
export function DecideLoan(props: DecideLoanProps) {
  const { loan, change, failure, busy } = props;
  const t = useTranslations('loanDesk.decide');
  const locale = useLocale();
  const id = useId();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [asked, setAsked] = useState<Move | null>(null);
  const possible = loanMovesFrom('bank', loan.status);
  const consent = loan.borrower?.consent;
  const mayApprove = consent !== 'missing' && consent !== 'unknown-age';
  const offered = moves.filter((move) => possible.includes(move) && (move !== 'approved' || mayApprove));
  const { name, nameKm } = loan.applicant;
  const ask = (move: Move) => {
    const lacks = needsReason(move) && note.trim() === '';
    setMissing(lacks);
    if (!lacks) setAsked(move);
  };
  const confirm = async () => {
    if (!asked) return;
    const text = note.trim();
    if (!(await change({ status: asked, ...(text && { note: text }) }))) return;
    setNote('');
    showToast({ kind: 'success', message: t('moved') });
  };
  const question = async (text: string) => {
    const isSent = await change({ note: text });
    if (isSent) showToast({ kind: 'success', message: t('asked') });
    return isSent;
  };
  return (
    <Panel title={t('title')}>
      <div className="grid gap-5">
        {failure && <Alert tone="danger">{t(failure)}</Alert>}
        {possible.includes('approved') && !mayApprove && (
          <Alert tone="warning">{t(consent === 'missing' ? 'guardian' : 'birthday')}</Alert>
        )}
        {offered.length === 0 && <p className="text-muted">{t('done')}</p>}
        {offered.length > 0 && (
          <div className="grid gap-3">
            <div>
              <Label htmlFor={id} className="mb-1.5">
                {t('note')}
              </Label>
              <Textarea
                id={id}
                rows={3}
                value={note}
                maxLength={noteMax}
                onChange={(event) => setNote(event.target.value)}
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing ? `${id}-missing` : undefined}
              />
              {isMissing && (
                <p id={`${id}-missing`} role="alert" className="mt-1 text-sm font-medium text-danger">
                  {t('noteNeeded')}
                </p>
              )}
            </div>
            <div className="flex flex-wrap gap-2.5">
              {offered.map((move) => (
                <Button
                  key={move}
                  variant={needsReason(move) ? 'secondary' : 'primary'}
                  loading={busy && asked === move}
                  onClick={() => ask(move)}
                >
                  {t(`move.${move}`)}
                </Button>
              ))}
            </div>
          </div>
        )}
        {(loan.status === 'approved' || loan.status === 'in-review') && (
          <ContractDay key={loan.version} {...props} />
        )}
        {talkingLoanStatuses.includes(loan.status) && (
          <MessageBox label={t('askTitle')} action={t('ask')} busy={busy} onSend={question} />
        )}
      </div>
      <ConfirmDialog
        danger={asked !== null && needsReason(asked)}
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={asked ? t('confirm', { move: t(`move.${asked}`) }) : ''}
        description={t('confirmBody', { name: pickName({ name, nameNative: nameKm }, locale) })}
        confirmLabel={asked ? t(`move.${asked}`) : ''}
        onConfirm={confirm}
      />
    </Panel>
  );
}
