import { useLocale, useTranslations } from 'next-intl';
import { useState, useId, type ReactNode } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { loanMovesFrom, type LoanStatus, talkingLoanStatuses } from '@/lib/domain/loans/loan-rules';
import { lettersOver } from '@/lib/domain/trim';
import { pickName } from '@/lib/i18n/pick';
import { MessageBox } from '../message-box';
import type { useLoanChange } from '../use-loan-change';
import { DecisionNotices } from './decision-notices';
import { IsoDayInput } from '@/components/form/iso-day-input';
import { Label } from '@/components/ui/label';
import { WordsField } from '@/components/form/limited-text';
import { Alert } from '@/components/ui/alert';

/** In code units. */
const moveNoteMax = 1_000;

interface MoveNoteProps {
  value: string;
  onChange: (note: string) => void;
  /** The step needs one. */
  isMissing: boolean;
}

/** What the student reads with a step of the bank. */
function MoveNote({ value, onChange, isMissing }: MoveNoteProps) {
  const t = useTranslations('loanDesk.decide');
  return (
    <WordsField
      label={t('note')}
      rows={3}
      value={value}
      max={moveNoteMax}
      onChange={onChange}
      problem={isMissing && t('noteNeeded')}
    />
  );
}

const reasonMax = 500;

interface DecisionReasonProps {
  title: string;
  /** What stands against the decision. */
  children: ReactNode;
  label: string;
  /** What becomes of the words, or that they were left out. */
  hint: string;
  value: string;
  onChange: (reason: string) => void;
  /** It was left out. */
  isMissing: boolean;
}

/** Says what stands against an approval, and asks why it is given nevertheless. */
function DecisionReason(props: DecisionReasonProps) {
  const { title, children, label, hint, value, onChange, isMissing } = props;
  return (
    <div className="grid gap-3">
      <Alert tone="warning" title={title}>
        {children}
      </Alert>
      <WordsField
        label={label}
        rows={2}
        value={value}
        max={reasonMax}
        onChange={onChange}
        hint={hint}
        problem={isMissing && hint}
      />
    </div>
  );
}

interface ContractDayProps extends Pick<ReturnType<typeof useLoanChange>, 'change' | 'busy'> {
  loan: LoanDetail;
}

/** The day on which the contract was signed. */
function ContractDay({ loan, change, busy }: ContractDayProps) {
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

type ApprovalReason = 'unseenReason' | 'ageReason';

/** What an approval of this loan must say, by the fields that say it. */
const reasonsFor = ({ unseenDocuments, borrower }: LoanDetail): ApprovalReason[] => [
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
function ApprovalReasons({ loan, values, onChange, isChecked }: ApprovalReasonsProps) {
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

type Move = 'in-review' | 'returned' | 'approved' | 'rejected' | 'paid-out';
const moves: readonly Move[] = ['in-review', 'approved', 'paid-out', 'returned', 'rejected'];
const needsReason = (move: LoanStatus) => move === 'returned' || move === 'rejected';

/** What the bank may do now: nobody agrees twice, approves a minor without the guardian, or pays out without a contract. */
const movesOf = ({ status, borrower, firstOfficer, contractOn }: LoanDetail): Move[] => {
  const possible = loanMovesFrom('bank', status);
  const mayApprove = borrower?.consent !== 'missing' && borrower?.consent !== 'unknown-age';
  return moves
    .filter((move) => possible.includes(move) && (move !== 'approved' || mayApprove))
    .filter((move) => move !== 'paid-out' || contractOn !== null)
    .filter((move) => !(firstOfficer?.isReader && firstOfficer.move === move));
};

interface DecideLoanProps extends Pick<ReturnType<typeof useLoanChange>, 'change' | 'failure' | 'busy'> {
  loan: LoanDetail;
}

/** The bank's next steps with a loan: a decision with its reason, a question, the contract. */
export function DecideLoan(props: DecideLoanProps) {
  const { loan, change, failure, busy } = props;
  const t = useTranslations('loanDesk.decide');
  const locale = useLocale();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [asked, setAsked] = useState<Move | null>(null);
  const [reasons, setReasons] = useState<Partial<Record<ApprovalReason, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const offered = movesOf(loan);
  const { name, nameKm } = loan.applicant;
  const ask = (move: Move) => {
    const lacks = needsReason(move) && note.trim() === '';
    setMissing(lacks);
    if (!lacks && lettersOver(note, moveNoteMax) === 0) setAsked(move);
  };
  const confirm = async () => {
    if (!asked) return;
    const text = note.trim();
    const wanted = asked === 'approved' ? reasonsFor(loan) : [];
    const given = Object.fromEntries(wanted.map((field) => [field, reasons[field]?.trim() ?? '']));
    setChecked(true);
    if (Object.values(given).includes('')) return false;
    const body = { status: asked, ...(text && { note: text }), ...given };
    const changed = await change(body);
    if (!changed) return;
    setNote('');
    setReasons({});
    setChecked(false);
    const isMoved = changed.status === asked;
    showToast({ kind: 'success', message: t(isMoved ? 'moved' : 'secondAsked') });
  };
  const question = async (text: string) => {
    const isSent = await change({ note: text });
    if (isSent) showToast({ kind: 'success', message: t('asked') });
    return isSent !== null;
  };
  return (
    <Panel title={t('title')}>
      <div className="grid gap-5">
        <DecisionNotices loan={loan} failure={failure} />
        {offered.length === 0 && !loan.firstOfficer && <p className="text-muted">{t('done')}</p>}
        {offered.length > 0 && (
          <div className="grid gap-3">
            <MoveNote value={note} onChange={setNote} isMissing={isMissing} />
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
      >
        {asked === 'approved' && (
          <ApprovalReasons
            loan={loan}
            values={reasons}
            onChange={(field, value) => setReasons((all) => ({ ...all, [field]: value }))}
            isChecked={isChecked}
          />
        )}
      </ConfirmDialog>
    </Panel>
  );
}
