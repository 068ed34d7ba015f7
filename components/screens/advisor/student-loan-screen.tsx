'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { LoanDesk } from '@/components/loans/desk/desk-view';
import { PageTitle } from '@/components/ui/page-title';

export function LoanDeskScreen() {
  const t = useTranslations('loanDesk');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mb-5 mt-1.5 max-w-prose text-muted">{t('lead')}</p>
      <Suspense fallback={<ListSkeleton />}>
        <LoanDesk />
      </Suspense>
    </>
  );
}
