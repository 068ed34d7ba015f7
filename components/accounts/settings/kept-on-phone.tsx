'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { QueryState } from '@/components/feedback/query-state';
import { showToast } from '@/components/feedback/toast';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { eraseKeptThing, type KeptThing, keptThings } from '@/lib/device/kept';
import { claimKept, eraseKept } from '@/lib/device/kept-owner';
import { formatMinute } from '@/lib/domain/dates/dates';

function Thing({ thing, onErase }: { thing: KeptThing; onErase: () => void }) {
  const t = useTranslations('settings.kept');
  const format = useFormatter();
  const locale = useLocale();
  const { title, lang } = thing.paper;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon name="smartphone" className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p lang={lang} className="font-semibold wrap-anywhere">
          {title}
        </p>
        <p className="text-sm text-muted">
          {t('until', { at: formatMinute(thing.until, locale) })}
          {' · '}
          {t('size', {
            size: format.number(Math.max(0.1, thing.bytes / 1_000), { maximumFractionDigits: 1 }),
          })}
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={onErase}>
        {t('erase')}{' '}
        <span className="sr-only" lang={lang}>
          {title}
        </span>
      </Button>
    </li>
  );
}

/** What can be read on this phone without a connection, until when, and how it is erased. */
export function KeptOnPhone({ userId }: { userId: string }) {
  const t = useTranslations('settings.kept');
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const queryKey = ['kept-on-phone', userId];
  const kept = useQuery({ queryKey, queryFn: keptThings, networkMode: 'always', staleTime: 0 });
  const after = (work: Promise<void>) =>
    work
      .catch(() => showToast({ kind: 'danger', message: t('failed') }))
      .then(() => client.invalidateQueries({ queryKey }));
  return (
    <QueryState
      query={kept}
      skeleton={<Skeleton className="h-12" />}
      empty={{ when: (things) => things.length === 0, show: <p>{t('none')}</p> }}
    >
      {(things) => (
        <>
          <ul className="divide-y divide-border">
            {things.map((thing) => (
              <Thing
                key={`${thing.kind} ${thing.id}`}
                thing={thing}
                onErase={() => void after(eraseKeptThing(thing))}
              />
            ))}
          </ul>
          <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
            {t('eraseAll')}
          </Button>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title={t('confirm.title')}
            description={t('confirm.body')}
            confirmLabel={t('eraseAll')}
            onConfirm={() => after(eraseKept().then(() => claimKept(userId)))}
          />
        </>
      )}
    </QueryState>
  );
}
