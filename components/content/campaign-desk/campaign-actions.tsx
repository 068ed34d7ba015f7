'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Button } from '@/components/ui/button';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { marketingApi } from '@/lib/api/marketing';
import type { Campaign } from '@/lib/contract/marketing/campaign-shapes';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

/** What can be done with a campaign as a whole: show, hide, copy, archive. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaignDesk.actions');
  const router = useRouter();
  const errorText = useErrorText();
  const keyOf = useRef(keyOfBody());
  const [asked, setAsked] = useState(false);
  const { slug, version, status, archived, title } = campaign;
  const params = { slug };
  const { update, duplicate, archive } = marketingApi.campaigns;
  const onError = (error: Error) => showToast({ kind: 'danger', message: errorText(error) });
  const showing = useMutation(
    update.mutationOptions({
      onSuccess: (saved) => showToast({ kind: 'success', message: t(`done.${saved.status}`) }),
      onError,
    }),
  );
  const archiving = useMutation(
    archive.mutationOptions({
      onSuccess: (saved) =>
        showToast({ kind: 'success', message: t(saved.archived ? 'done.archived' : 'done.broughtBack') }),
      onError,
    }),
  );
  const copying = useMutation(
    duplicate.mutationOptions({
      onSuccess: (copy) => {
        showToast({ kind: 'success', message: t('done.copied') });
        router.push(href('/advisor/campaign/[slug]/detail', { slug: copy.slug }));
      },
      onError,
    }),
  );
  const change = { params, version, body: { archived: !archived } };
  const next = status === 'active' ? 'inactive' : 'active';
  return (
    <>
      {!archived && (
        <Button
          variant={next === 'active' ? 'primary' : 'secondary'}
          loading={showing.isPending}
          onClick={() => showing.mutate({ params, version, body: { status: next } })}
        >
          {t(next === 'active' ? 'show' : 'hide')}
        </Button>
      )}
      <Button
        variant="secondary"
        loading={copying.isPending}
        onClick={() => copying.mutate({ params, body: { title }, idempotencyKey: keyOf.current(version) })}
      >
        {t('copy')}
      </Button>
      <Button
        variant="secondary"
        loading={archiving.isPending}
        onClick={() => (archived ? archiving.mutate(change) : setAsked(true))}
      >
        {t(archived ? 'bringBack' : 'archive')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('archiveTitle')}
        description={t('archiveBody')}
        confirmLabel={t('archive')}
        danger
        onConfirm={() =>
          archiving.mutateAsync(change).then(
            () => undefined,
            () => undefined,
          )
        }
      />
    </>
  );
}
