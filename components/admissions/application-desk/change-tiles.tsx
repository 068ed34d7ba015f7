'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ApplicationList } from '@/components/admissions/application/application-list';
import { FailedNotice } from '@/components/feedback/failed-notice';
import { changeOf } from '@/components/kits/dashboard/change-words';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { applicantApi } from '@/lib/api/applicant';

/** What is undecided, came and was decided, each against the week before; left out where nothing did, then or now. */
export function ChangeTiles({ list }: { list: ApplicationList }) {
  const t = useTranslations('today.change');
  const query = useQuery(applicantApi.pipeline.changes.queryOptions());
  const pipeline = useQuery(applicantApi.pipeline.summary.queryOptions());
  if (query.isError && !query.data) return <FailedNotice onRetry={() => void query.refetch()} />;
  if (!query.data || pipeline.isPending) return <Skeleton className="h-28 rounded-lg" />;
  const open = pipeline.data?.schools.reduce((sum, { countOpen }) => sum + countOpen, 0) ?? 0;
  const { from, received, decided, closed } = query.data;
  const openBefore = open - received.now + closed;
  const opens = changeOf(open, openBefore);
  const openWords = { more: 'openMore', fewer: 'openFewer', same: 'openSame' } as const;
  const words = ({ now, before }: { now: number; before: number }) => {
    const { way, count } = changeOf(now, before);
    return t(way, { count });
  };
  return (
    <Tiles columns={3}>
      {open + openBefore > 0 && (
        <Tile
          label={t('open')}
          value={open}
          hint={t(openWords[opens.way], { count: opens.count })}
          icon={<Icon name="hourglass" className="size-5" />}
          href={list.href({ sort: 'waiting' })}
        />
      )}
      {received.now + received.before > 0 && (
        <Tile
          label={t('received')}
          value={received.now}
          hint={words(received)}
          icon={<Icon name="inbox" className="size-5" />}
          href={list.href({ filters: { createdAt: from } })}
        />
      )}
      {decided.now + decided.before > 0 && (
        <Tile
          label={t('decided')}
          value={decided.now}
          hint={words(decided)}
          icon={<Icon name="circle-check" className="size-5" />}
        />
      )}
    </Tiles>
  );
}
