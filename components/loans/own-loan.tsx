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
import { talkingLoanStatuses } from '@/lib/domain/loans/loan-rules';
import { formatUsd } from '@/lib/domain/money/format-usd';
import { pickName } from '@/lib/i18n/pick';
import { AddContract } from './add-contract';
import { LedgerPanel } from './ledger-panel';
import { LoanPapers } from './loan-papers';
import { LoanStatus } from './loan-status';
import { LoanTurn } from './loan-turn';
import { LoanTimeline } from './loan-timeline';
import { LoanViews } from './loan-views';
import { MessageBox } from './message-box';
import { OwnLoanActions } from './own-loan-actions';
import { PaymentPlan } from './payment-plan';
import { SaveLoanPaper } from './save-loan-paper';
import { useAskedRows } from './use-asked-rows';
import { useLoanChange } from './use-loan-change';

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
