'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDeletion, useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Button } from '@/components/ui/button';
import { scheduleApi } from '@/lib/api/schedule';
import type { DeskEvent } from '@/lib/contract/events/event-desk';
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
  const [asked, setAsked] = useState<'cancel' | 'copy' | null>(null);
  const params = { orgId: event.organizationId, id: event.eventId };
  const publish = useWrite(scheduleApi.eventDesk.publish, {
    problems: refusal,
    done: (_answer, { body }) => t(body.published ? 'publishDone' : 'unpublishDone'),
  });
  const remove = useDeletion(scheduleApi.eventDesk.remove, {
    problems: refusal,
    done: () => {
      onGone();
      return t('removed');
    },
  });
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
        <WriteButton
          variant="secondary"
          write={publish}
          onWrite={() => publish.run({ params, version: event.version, body: { published, scope } })}
        >
          {published ? publishLabel : t('unpublish')}
        </WriteButton>
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
        <WriteButton
          variant="secondary"
          write={remove}
          onWrite={() => remove.run({ params })}
          asks={{ title: t('removeTitle'), description: t('removeBody'), danger: true }}
        >
          {t('remove')}
        </WriteButton>
      )}
      <CallOff event={event} open={asked === 'cancel'} onClose={close} />
      <CopyEvent event={event} open={asked === 'copy'} onClose={close} />
    </div>
  );
}
