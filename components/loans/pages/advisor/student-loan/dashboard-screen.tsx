'use client';

import { useTranslations } from 'next-intl';
import { BankOverview } from '@/components/loans/desk/bank-overview';
import { PageTitle } from '@/components/ui/page-title';

/** The first page of a bank's staff: who waits, how the week went, and how far loans come. */
export function LoanDashboardScreen() {
  const t = useTranslations('loanDesk.dashboard');
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageTitle>{t('title')}</PageTitle>
      <BankOverview />
    </div>
  );
}
