'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DetailColumns } from '@/components/kits/detail/detail-columns';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { showToast } from '@/components/feedback/toast';
import { Alert } from '@/components/ui/alert';
import { DescriptionList } from '@/components/ui/description-list';
import { Panel } from '@/components/ui/panel';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { talkingLoanStatuses, editableLoanStatuses, mayMoveLoan } from '@/lib/domain/loans/loan-rules';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickName } from '@/lib/i18n/pick';
import { LedgerPanel } from './ledger-panel';
import { LoanPapers } from './loan-papers';
import { LoanStatus } from './loan-status';
import { LoanTurn } from './loan-turn';
import { LoanTimeline } from './loan-timeline';
import { MessageBox } from './message-box';
import { SaveLoanPaper } from './save-loan-paper';
import { useAskedRows } from './use-asked-rows';
import { useLoanChange } from './use-loan-change';
import { FilePicker } from '@/components/kits/upload/file-picker';
import { SendingRow } from '@/components/kits/upload/sending-row';
import { useUploads } from '@/components/kits/upload/use-uploads';
import { uploadRules } from '@/lib/domain/uploads';
import { FileViews } from '@/components/kits/upload/file-views';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';
import { RemoveDraft } from './remove-draft';
import { InstalmentTable } from './instalment-table';
import { paymentsOf } from './payments-of';
import { SaveCalendar } from '@/components/feedback/save-calendar';
import { useToday } from '@/components/ui/use-today';

/** Saves the days of the payments that lie ahead for the phone's calendar. */
function PaymentDays({ loan }: { loan: LoanDetail }) {
  const t = useTranslations('loan.calendar');
  const locale = useLocale();
  const today = useToday();
  const bank = pickName({ name: loan.bankName, nameNative: loan.bankNameNative }, locale);
  const { loanId, referenceCode, periodMonths: count } = loan;
  const ahead = loan.status === 'paid-out' ? loan.plan.instalments : [];
  const days = ahead.flatMap(({ number, dueOn, payment, state }) =>
    dueOn === null || dueOn < today || state === 'paid'
      ? []
      : [
          {
            uid: `instalment-${loanId}-${number}@sala`,
            on: dueOn,
            title: t('title', { amount: formatUsd(payment), bank }),
            note: t('note', { number, count, reference: referenceCode }),
            page: href('/profile/student-loan/detail', undefined, { loanId }),
          },
        ],
  );
  return <SaveCalendar label={t('save')} fileName={`sala-loan-${referenceCode}.ics`} days={days} />;
}

/** Every instalment, and the days of those that lie ahead for the phone's calendar. */
const PaymentPlan = ({ loan }: { loan: LoanDetail }) => (
  <>
    <InstalmentTable payments={paymentsOf(loan)} />
    <div className="mt-3 empty:hidden">
      <PaymentDays loan={loan} />
    </div>
  </>
);

interface OwnLoanActionsProps {
  loan: LoanDetail;
  bank: string;
  change: ReturnType<typeof useLoanChange>['change'];
}

/** What the student may do with an application now. */
function OwnLoanActions({ loan, bank, change }: OwnLoanActionsProps) {
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

const shownMax = '50';

/** Who opened which paper of a loan and when, besides its student; latest first. */
function LoanViews({ loanId, userId }: { loanId: string; userId: string }) {
  const t = useTranslations('loanForm.detail');
  return (
    <FileViews
      userId={userId}
      about={{ loanId }}
      limit={shownMax}
      none={t('viewsNone')}
      by={(name, bank) => t('viewBy', { name, bank })}
    />
  );
}

interface AddContractProps {
  loan: LoanDetail;
  busy: boolean;
  onAdd: (documents: NonNullable<LoanDetail['documents']>) => void;
}

/** The signed contract, after the bank has agreed. */
function AddContract({ loan, busy, onAdd }: AddContractProps) {
  const t = useTranslations('loanForm.detail');
  const tUpload = useTranslations('upload');
  const uploads = useUploads({ purpose: 'loan-document' }, `contract ${loan.loanId}`, ({ key }) =>
    onAdd({ ...loan.documents, contract: key }),
  );
  return (
    <div className="mt-4 grid gap-3 border-t border-border pt-4">
      <p className="font-semibold">{t('addContract')}</p>
      <ul className="grid gap-2 empty:hidden">
        {uploads.sendings.map((sending) => (
          <SendingRow
            key={sending.id}
            sending={sending}
            onRetry={() => uploads.retry(sending)}
            onStop={() => uploads.stop(sending)}
          />
        ))}
      </ul>
      {uploads.sendings.length === 0 && (
        <div className="flex flex-wrap gap-2.5">
          <FilePicker
            types={uploadRules['loan-document'].types}
            camera="environment"
            texts={{
              photo: tUpload('photo'),
              choose: tUpload('choose'),
              photoLabel: `${t('addContract')}: ${tUpload('photo')}`,
              chooseLabel: `${t('addContract')}: ${tUpload('choose')}`,
            }}
            button={{ loading: busy }}
            onFiles={(files) => uploads.add(files.slice(0, 1))}
          />
        </div>
      )}
    </div>
  );
}

/** One loan as its student sees it. */
export function OwnLoan({ loan }: { loan: LoanDetail }) {
  const t = useTranslations('loanForm');
  const tLoan = useTranslations('loan');
  const locale = useLocale();
  const { change, failure, busy } = useLoanChange(loan);
  const bank = pickName({ name: loan.bankName, nameNative: loan.bankNameNative }, locale);
  const ask = async (note: string) => {
    const sent = await change({ note });
    if (sent) showToast({ kind: 'success', message: t('detail.written') });
    return sent !== null;
  };
  const row = (key: string, term: string, details: string) => ({ key, term, details });
  const asked = [
    ...useAskedRows(loan),
    row('working', t('detail.working'), t(loan.working ? 'detail.yes' : 'detail.no')),
    row('guardian', t('detail.guardian'), `${loan.guardianName} (${tLoan(`guardian.${loan.guardian}`)})`),
  ];
  const costs = [
    row('rate', tLoan('cost.rate'), `${loan.yearlyRatePercent ?? '–'}%`),
    row('effective', tLoan('cost.effective'), `${loan.effectiveYearlyPercent?.toFixed(2) ?? '–'}%`),
    row('fee', tLoan('cost.fee'), formatUsd(loan.fee)),
    row('interest', tLoan('cost.interest'), formatUsd(loan.plan.totalInterest)),
    row('total', tLoan('cost.total'), formatUsd(loan.plan.total)),
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <DetailHeader
        title={bank}
        lead={formatUsd(loan.amount)}
        meta={
          <>
            <LoanStatus status={loan.status} />
            <span>
              {t('detail.reference')} <strong className="tabular-nums text-text">{loan.referenceCode}</strong>
            </span>
          </>
        }
        actions={<SaveLoanPaper loan={loan} />}
      />
      <Panel title={t('next.title')}>
        <LoanTurn loan={loan} />
        {loan.contractOn && (
          <p className="mt-1 text-muted">
            {t('detail.contractOn', { date: formatDate(loan.contractOn, locale) })}
          </p>
        )}
        {loan.guardianAgreedAt && (
          <p className="mt-1 text-muted">
            {t('detail.guardianAgreed', { date: formatDate(loan.guardianAgreedAt, locale) })}
          </p>
        )}
        {failure && (
          <Alert tone="danger" className="mt-3">
            {t(failure === 'stale' || failure === 'refused' ? 'detail.stale' : 'detail.failed')}
          </Alert>
        )}
        <OwnLoanActions loan={loan} bank={bank} change={change} />
      </Panel>
      <DetailColumns
        asideFirst
        aside={
          <>
            <Panel title={t('detail.asked')}>
              <DescriptionList items={asked} />
            </Panel>
            <Panel title={t('detail.costs')}>
              <DescriptionList items={costs} />
            </Panel>
          </>
        }
      >
        {loan.ledger && <LedgerPanel loan={loan} ledger={loan.ledger} />}
        <Panel title={t('detail.plan')}>
          <PaymentPlan loan={loan} />
        </Panel>
        <Panel title={t('detail.papers')}>
          <LoanPapers loan={loan} />
          {loan.status === 'approved' && (
            <AddContract loan={loan} busy={busy} onAdd={(documents) => void change({ documents })} />
          )}
        </Panel>
        {talkingLoanStatuses.includes(loan.status) && (
          <Panel title={t('detail.talk')}>
            <p className="mb-3 text-muted">{t('detail.talkLead')}</p>
            <MessageBox label={t('detail.message')} action={t('detail.write')} busy={busy} onSend={ask} />
          </Panel>
        )}
        <Panel title={t('detail.history')}>
          <LoanTimeline loan={loan} reader="student" />
        </Panel>
        <Panel title={t('detail.views')}>
          <LoanViews loanId={loan.loanId} userId={loan.userId} />
        </Panel>
      </DetailColumns>
    </div>
  );
}
