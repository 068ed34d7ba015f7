'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { DetailPage } from '@/components/kits/detail/detail-page';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { marketingApi } from '@/lib/api/marketing';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { useLiveLoans } from '../use-live-loans';
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
import { formatDate, ageInYears, formatBirthDate } from '@/lib/domain/dates/dates';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { formatPhone } from '@/lib/domain/values/phone';
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
import { CorrectPosting } from './correct-posting';
import { DecideLoan } from './decide-loan';
import { DecisionNotices } from './decision-notices';
import { PostForm } from './post-form';
import { useToday } from '@/components/ui/use-today';
import { Alert } from '@/components/ui/alert';

interface BorrowerPanelProps {
  borrower: NonNullable<LoanDetail['borrower']>;
  guardianAgreedAt: LoanDetail['guardianAgreedAt'];
}

/** How old the student is, by which records, and whether the guardian of a minor agreed. */
function BorrowerPanel({ borrower, guardianAgreedAt }: BorrowerPanelProps) {
  const t = useTranslations('loanDesk.borrower');
  const locale = useLocale();
  const today = useToday();
  const { dob, consent, said, changes } = borrower;
  const born = (day: string) =>
    t('born', { date: formatBirthDate(day, locale), years: ageInYears(day, today) });
  const others = said.filter((each) => each.source !== 'loan' && each.dob !== dob);
  const agreement = guardianAgreedAt
    ? t('given', { date: formatDate(guardianAgreedAt, locale) })
    : t(`consent.${consent}`);
  const lines = (texts: string[]) => (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
  const items = [
    { key: 'dob', term: t('dob'), details: dob ? born(dob) : t('unsaid') },
    { key: 'agreement', term: t('agreement'), details: agreement },
    ...(others.length > 0
      ? [
          {
            key: 'others',
            term: t('others'),
            details: lines(others.map((each) => `${t(`source.${each.source}`)}: ${born(each.dob)}`)),
          },
        ]
      : []),
    ...(changes.length > 0
      ? [
          {
            key: 'changes',
            term: t('changes'),
            details: lines(
              changes.map(({ at, source, before, after }) =>
                t('change', {
                  source: t(`source.${source}`),
                  date: formatDate(at, locale),
                  before: formatBirthDate(before, locale),
                  after: formatBirthDate(after, locale),
                }),
              ),
            ),
          },
        ]
      : []),
  ];
  return (
    <Panel title={t('title')}>
      <div className="grid gap-4">
        {(consent === 'missing' || consent === 'unknown-age' || consent === 'asked') && (
          <Alert tone="warning">{t(`cure.${consent}`)}</Alert>
        )}
        <DescriptionList items={items} columns={2} />
      </div>
    </Panel>
  );
}

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
function DeskLoan({ loan }: { loan: LoanDetail }) {
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

/** @param props.slug the id of the loan, or its reference code */
export function LoanPage({ userId, slug }: { userId: string; slug: string }) {
  const t = useTranslations('loanDesk');
  const viewer = useViewer();
  const query = useQuery(marketingApi.loans.find.queryOptions({ params: { userId, slug } }));
  useLiveLoans(viewer.data?.sub);
  return (
    <DetailPage
      query={query}
      back={{ href: href('/advisor/student-loan'), label: t('back') }}
      skeleton={<DetailSkeleton />}
    >
      {(loan) => <DeskLoan loan={loan} />}
    </DetailPage>
  );
}
