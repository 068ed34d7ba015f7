'use client';

import { useTranslations } from 'next-intl';
import { CreateLink } from '@/components/kits/text-desk/create-link';
import { BankView } from '@/components/loans/bank-desk/bank-view';
import { href } from '@/lib/routes/href';

/** Banks, and the way to a new one. */
export function BankScreen() {
  const t = useTranslations('bankDesk');
  return (
    <>
      <CreateLink
        title={t('title')}
        lead={t('lead')}
        href={href('/advisor/bank/create')}
        label={t('create')}
      />
      <BankView />
    </>
  );
}
