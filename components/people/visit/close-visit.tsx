'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Button } from '@/components/ui/button';
import { userApi } from '@/lib/api/user';
import type { SchoolVisit } from '@/lib/contract/user/school-visits';

/** Ends a visit before its hour, once it is confirmed. */
export function CloseVisit({ visit }: { visit: SchoolVisit }) {
  const t = useTranslations('visitDesk.close');
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const close = useMutation(
    userApi.schoolVisits.close.mutationOptions({
      onSuccess: () => showToast({ kind: 'success', message: t('done') }),
      onError: (error) => showToast({ kind: 'danger', message: errorText(error) }),
    }),
  );
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t('action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('title')}
        description={t('body')}
        confirmLabel={t('action')}
        danger
        onConfirm={() => close.mutateAsync({ params: { id: visit.visitId } }).catch(() => undefined)}
      />
    </>
  );
}
