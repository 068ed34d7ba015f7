'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { DeskHead } from '@/components/kits/list/desk-head';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { LoanDesk } from '@/components/loans/desk/desk-view';

export function LoanDeskScreen() {
  const t = useTranslations('loanDesk');
  return (
    <>
      <DeskHead title={t('title')} lead={t('lead')} />
      <Suspense fallback={<ListSkeleton />}>
        <LoanDesk />
      </Suspense>
    </>
  );
}
