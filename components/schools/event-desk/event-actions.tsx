'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { scheduleApi } from '@/lib/api/schedule';
import type { DeskEvent } from '@/lib/contract/schedule/event-desk';
import { CallOff } from './call-off';
import { CopyEvent } from './copy-event';
import { OpenDoor } from './open-door';
import { useRefusal } from './use-refusal';

interface EventActionsProps {
  event: DeskEvent;
  onEdit: () => void;
  onGone: () => void;
}

/** What can be done with an event now; what cannot is not offered. */
export function EventActions({ event, onEdit, onGone }: EventActionsProps) {
  const t = useTranslations('eventDesk');
  const refusal = useRefusal();
  const [asked, setAsked] = useState<'cancel' | 'copy' | 'remove' | null>(null);
  const params = { orgId: event.organizationId, id: event.eventId };
  const failed = (error: unknown) => showToast({ kind: 'danger', message: refusal(error) });
  const publish = useMutation(scheduleApi.eventDesk.publish.mutationOptions({ onError: failed }));
  const remove = useMutation(scheduleApi.eventDesk.remove.mutationOptions());
  const isComing = event.status !== 'cancelled' && event.state !== 'finished';
  const isEmpty = event.attendeeCount === 0;
  const published = event.status !== 'published';
  // The drafts of a series are published together.
  const scope = published && event.seriesId ? 'following' : 'one';
  const publishLabel = scope === 'following' ? t('publishSeries') : t('publish');
  const close = () => setAsked(null);
  return (
    <div className="flex flex-wrap gap-2.5">
      {isComing && <Button onClick={onEdit}>{t('edit')}</Button>}
      {isComing && (published || isEmpty) && (
        <Button
          variant="secondary"
          loading={publish.isPending}
          onClick={() => publish.mutate({ params, version: event.version, body: { published, scope } })}
        >
          {published ? publishLabel : t('unpublish')}
        </Button>
      )}
      <OpenDoor event={event} />
      <Button variant="secondary" onClick={() => setAsked('copy')}>
        {t('copy')}
      </Button>
      {isComing && (
        <Button variant="secondary" onClick={() => setAsked('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {isEmpty && (
        <Button variant="secondary" onClick={() => setAsked('remove')}>
          {t('remove')}
        </Button>
      )}
      <CallOff event={event} open={asked === 'cancel'} onClose={close} />
      <CopyEvent event={event} open={asked === 'copy'} onClose={close} />
      <ConfirmDialog
        open={asked === 'remove'}
        onOpenChange={(open) => !open && close()}
        title={t('removeTitle')}
        description={t('removeBody')}
        confirmLabel={t('remove')}
        danger
        onConfirm={async () => {
          try {
            await remove.mutateAsync({ params });
            showToast({ kind: 'success', message: t('removed') });
            onGone();
          } catch (error) {
            failed(error);
          }
        }}
      />
    </div>
  );
}
