'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { userApi } from '@/lib/api/user';
import type { SchoolVisit } from '@/lib/contract/visits/school-visits';

/** Ends a visit before its hour, once it is confirmed. */
export function CloseVisit({ visit }: { visit: SchoolVisit }) {
  const t = useTranslations('visitDesk.close');
  const close = useWrite(userApi.schoolVisits.close, { done: t('done') });
  return (
    <WriteButton
      variant="secondary"
      write={close}
      onWrite={() => close.run({ params: { id: visit.visitId } })}
      asks={{ title: t('title'), description: t('body'), danger: true }}
    >
      {t('action')}
    </WriteButton>
  );
}
