'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Button } from '@/components/ui/button';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { DeskCenter } from '@/lib/contract/recruitment/career-center-changes';

/** Archives a center after a question, or brings it back. */
export function CenterArchive({ organizationId, center }: { organizationId: string; center: DeskCenter }) {
  const t = useTranslations('centerDesk.archive');
  const errorText = useErrorText();
  const [asked, setAsked] = useState(false);
  const { careerCenterId: id, version, archived } = center;
  const { mutate, mutateAsync, isPending } = useMutation(
    recruitmentApi.careerCenterChanges.archive.mutationOptions({
      meta: { invalidates: [recruitmentApi.careerCenterChanges.key, recruitmentApi.registrations.key] },
      onSuccess: (saved) =>
        showToast({ kind: 'success', message: t(saved.archived ? 'archived' : 'broughtBack') }),
      onError: (error) => showToast({ kind: 'danger', message: errorText(error) }),
    }),
  );
  const input = { params: { orgId: organizationId, id }, version, body: { archived: !archived } };
  return (
    <>
      <Button
        variant="secondary"
        loading={isPending}
        onClick={() => (archived ? mutate(input) : setAsked(true))}
      >
        {t(archived ? 'bringBack' : 'archive')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('title')}
        description={t('body', { count: center.registeredCount })}
        confirmLabel={t('archive')}
        danger
        onConfirm={() =>
          mutateAsync(input).then(
            () => undefined,
            () => undefined,
          )
        }
      />
    </>
  );
}
