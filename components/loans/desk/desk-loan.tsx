'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { DetailColumns } from '@/components/kits/detail/detail-columns';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { Button } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/description-list';
import { Panel } from '@/components/ui/panel';
import type { LoanLedger } from '@/lib/contract/loans/ledger-shapes';
import type { LoanDetail } from '@/lib/contract/loans/loan-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { formatPhone } from '@/lib/domain/people/phone';
import { pickName } from '@/lib/i18n/pick';
import { InstalmentTable } from '../instalment-table';
import { LedgerPanel } from '../ledger-panel';
import { LoanPapers } from '../loan-papers';
import { LoanStatus } from '../loan-status';
import { LoanTimeline } from '../loan-timeline';
import { paymentsOf } from '../payments-of';
import { SaveLoanPaper } from '../save-loan-paper';
import { useAskedRows } from '../use-asked-rows';
import { useLoanChange } from '../use-loan-change';
import { BorrowerPanel } from './borrower-panel';
import { CorrectPosting } from './correct-posting';
import { DecideLoan } from './decide-loan';
import { DecisionNotices } from './decision-notices';
import { PostForm } from './post-form';

interface DeskLedgerProps {
  loan: LoanDetail;
  ledger: LoanLedger;
  isBanks: boolean;
}

/** The books; the bank's own staff may correct what one of them has posted. */
const DeskLedger = ({ loan, ledger, isBanks }: DeskLedgerProps) => (
  <LedgerPanel
    loan={loan}
    ledger={ledger}
    {...(isBanks && { action: (entry) => <CorrectPosting loan={loan} entry={entry} /> })}
  />
);

/** Advisors decide nothing, but say the second word where a bank has one officer. */
function AdvisorDecision({
  loan,
  change,
  failure,
  busy,
}: { loan: LoanDetail } & ReturnType<typeof useLoanChange>) {
  const t = useTranslations('loanDesk.decide');
  const [isOpen, setOpen] = useState(false);
  const { firstOfficer } = loan;
  if (!firstOfficer)
    return (
      <Panel title={t('title')}>
        <p className="text-muted">{t('readOnly')}</p>
      </Panel>
    );
  const move = t(`move.${firstOfficer.move}`);
  const confirm = async () => {
    if (await change({ status: firstOfficer.move })) showToast({ kind: 'success', message: t('moved') });
  };
  return (
    <Panel title={t('title')}>
      <div className="grid justify-items-start gap-4">
        <DecisionNotices loan={loan} failure={failure} />
        <p className="text-muted">{t('advisorSecond')}</p>
        <Button loading={busy} onClick={() => setOpen(true)}>
          {move}
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('confirm', { move })}
        description={t('confirmSecond', { name: firstOfficer.name })}
        confirmLabel={move}
        onConfirm={confirm}
      />
    </Panel>
  );
}

/** One loan as the bank's staff see it: papers first, then the decision. */
export function DeskLoan({ loan }: { loan: LoanDetail }) {
  const t = useTranslations('loanDesk');
  const tLoan = useTranslations('loan');
  const locale = useLocale();
  const changing = useLoanChange(loan);
  // Advisors help with every bank's loans without seeing papers.
  const isBanks = loan.documents !== null;
  const student = pickName({ name: loan.applicant.name, nameNative: loan.applicant.nameKm }, locale);
  const row = (key: string, term: string, details: string) => ({ key, term, details });
  const person = [
    row('phone', t('detail.phone'), loan.applicant.phone ? formatPhone(loan.applicant.phone) : '–'),
    row('working', t('detail.working'), t(loan.working ? 'detail.yes' : 'detail.no')),
    row(
      'guardian',
      `${t('detail.guardian')} (${tLoan(`guardian.${loan.guardian}`)}, ${tLoan(`job.${loan.guardianJob}`)})`,
      [loan.guardianName, loan.guardianPhone && formatPhone(loan.guardianPhone)].filter(Boolean).join(' · '),
    ),
    ...(loan.guardianAgreedAt && !loan.borrower
      ? [
          row(
            'agreed',
            t('detail.guardian'),
            t('detail.guardianAgreed', { date: formatDate(loan.guardianAgreedAt, locale) }),
          ),
        ]
      : []),
  ];
  const asked = [
    row('turn', t('detail.turn'), t(`detail.turns.${loan.nextActor}`)),
    ...useAskedRows(loan),
    row(
      'rate',
      t('detail.rate'),
      t('detail.rateValue', { rate: loan.yearlyRatePercent ?? '–', fee: formatUsd(loan.fee) }),
    ),
    row('interest', tLoan('cost.interest'), formatUsd(loan.plan.totalInterest)),
    row(
      'contract',
      t('detail.contractOn'),
      loan.contractOn ? formatDate(loan.contractOn, locale) : t('detail.noContract'),
    ),
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <DetailHeader
        title={student}
        lead={`${formatUsd(loan.amount)} · ${pickName({ name: loan.bankName, nameNative: loan.bankNameNative }, locale)}`}
        meta={
          <>
            <LoanStatus status={loan.status} />
            <strong className="tabular-nums text-text">{loan.referenceCode}</strong>
          </>
        }
        actions={<SaveLoanPaper loan={loan} />}
      />
      <DetailColumns
        aside={
          isBanks ? (
            <>
              {loan.status === 'paid-out' && <PostForm loan={loan} />}
              <DecideLoan loan={loan} {...changing} />
            </>
          ) : (
            <AdvisorDecision loan={loan} {...changing} />
          )
        }
      >
        {loan.ledger && <DeskLedger loan={loan} ledger={loan.ledger} isBanks={isBanks} />}
        <Panel title={t('detail.papers')}>
          {isBanks ? (
            <>
              <p className="mb-3 text-muted">{t('detail.papersLead')}</p>
              <LoanPapers loan={loan} />
            </>
          ) : (
            <p className="text-muted">{t('detail.papersHidden')}</p>
          )}
        </Panel>
        <Panel title={t('detail.asked')}>
          <DescriptionList items={asked} columns={2} />
        </Panel>
        <Panel title={t('detail.student')}>
          <DescriptionList items={person} columns={2} />
        </Panel>
        {loan.borrower && <BorrowerPanel borrower={loan.borrower} guardianAgreedAt={loan.guardianAgreedAt} />}
        <Panel title={t('detail.plan')}>
          <InstalmentTable payments={paymentsOf(loan)} />
        </Panel>
        <Panel title={t('detail.history')}>
          <LoanTimeline loan={loan} reader="bank" />
        </Panel>
      </DetailColumns>
    </div>
  );
}
