'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { QueryState } from '@/components/feedback/query-state';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { scheduleApi } from '@/lib/api/schedule';
import type { CalendarFeed } from '@/lib/contract/events/agenda';
import { formatMinute } from '@/lib/domain/dates/dates';
import type { FeedLayer } from '@/lib/domain/events/calendar-feed';

const api = scheduleApi.agenda;

interface CalendarLinkProps {
  userId: string;
  /** What the link is to show. */
  layers: readonly FeedLayer[];
}

function FeedState({ feed }: { feed: CalendarFeed }) {
  const t = useTranslations('portalAgenda');
  const locale = useLocale();
  if (!feed.isOn || !feed.createdAt) return null;
  return (
    <p className="text-sm text-muted">
      {t('isOn', { date: formatMinute(feed.createdAt, locale) })}{' '}
      {feed.fetchedAt ? t('fetched', { date: formatMinute(feed.fetchedAt, locale) }) : t('neverFetched')}
    </p>
  );
}

function useFeed({ userId, layers }: CalendarLinkProps) {
  const t = useTranslations('portalAgenda');
  const language = useLocale();
  const [url, setUrl] = useState<string | null>(null);
  const problems = { other: t('failed') };
  const renew = useWrite(api.renew, { problems, done: (made) => setUrl(made.url) });
  const change = useWrite(api.change, { problems, done: t('changed') });
  const revoke = useWrite(api.revoke, {
    problems,
    done: () => {
      setUrl(null);
      return t('ended');
    },
  });
  const params = { userId };
  const body = { layers: [...layers], language };
  return {
    url,
    isBusy: renew.busy || change.busy,
    make: () => renew.run({ params, body }),
    save: () => change.run({ params, body }),
    end: () => revoke.run({ params }),
  };
}

/** The private link for other calendars: made, renewed and ended. */
export function CalendarLink(props: CalendarLinkProps) {
  const t = useTranslations('portalAgenda');
  const [asks, setAsks] = useState<'renew' | 'revoke' | null>(null);
  const query = useQuery(api.feed.queryOptions({ params: { userId: props.userId } }));
  const { url, isBusy, make, save, end } = useFeed(props);
  const isNarrowed = props.layers.length === 0;
  return (
    <Panel title={t('subscribe')}>
      <p className="mb-4 text-muted">{t('subscribeLead')}</p>
      <QueryState query={query} skeleton={<SkeletonText lines={2} />}>
        {(feed) => (
          <div className="grid justify-items-start gap-3">
            {url && (
              <Alert
                tone="success"
                title={t('once')}
                action={<CopyButton text={url}>{t('copy')}</CopyButton>}
              >
                <p className="break-all">{url}</p>
              </Alert>
            )}
            <FeedState feed={feed} />
            <div className="flex flex-wrap gap-2">
              {!feed.isOn && (
                <Button
                  variant="secondary"
                  loading={isBusy}
                  disabled={isNarrowed}
                  onClick={() => void make()}
                >
                  {t('make')}
                </Button>
              )}
              {feed.isOn && (
                <>
                  <Button
                    variant="secondary"
                    loading={isBusy}
                    disabled={isNarrowed}
                    onClick={() => void save()}
                  >
                    {t('save')}
                  </Button>
                  <Button variant="ghost" disabled={isNarrowed} onClick={() => setAsks('renew')}>
                    {t('renew')}
                  </Button>
                  <Button variant="ghost" onClick={() => setAsks('revoke')}>
                    {t('revoke')}
                  </Button>
                </>
              )}
            </div>
          </div>
        )}
      </QueryState>
      <ConfirmDialog
        open={asks !== null}
        onOpenChange={() => setAsks(null)}
        title={t(asks === 'renew' ? 'renewTitle' : 'revokeTitle')}
        description={t(asks === 'renew' ? 'renewBody' : 'revokeBody')}
        confirmLabel={t(asks === 'renew' ? 'renew' : 'revoke')}
        danger
        onConfirm={asks === 'renew' ? make : end}
      />
    </Panel>
  );
}
