'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { Empty } from '@/components/feedback/empty';
import { QueryState } from '@/components/feedback/query-state';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { qaApi } from '@/lib/api/qa';
import type { TagOnDesk } from './tag-dialogs';

const NameTag = lazyPart(
  () => import('./tag-dialogs').then((module) => module.NameTag),
  () => null,
);
const MergeTag = lazyPart(
  () => import('./tag-dialogs').then((module) => module.MergeTag),
  () => null,
);

const shownMax = 100;

/** The tags that most questions have: their two names, and which of them are one. */
export function TagDesk({ organizationId: orgId }: { organizationId: string }) {
  const t = useTranslations('forum.tagDesk');
  const query = useQuery(
    qaApi.community.tags.queryOptions({ params: { orgId }, query: { limit: shownMax } }),
  );
  const [open, setOpen] = useState<{ deed: 'name' | 'merge'; tag: TagOnDesk } | null>(null);
  const close = () => setOpen(null);
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96" />}>
      {({ data }) =>
        data.length === 0 ? (
          <Empty title={t('none')}>{t('noneBody')}</Empty>
        ) : (
          <>
            <ul className="divide-y divide-border border-y border-border">
              {data.map((tag) => (
                <li key={tag.tag} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                  <span className="grid min-w-0 grow basis-40 wrap-anywhere">
                    <span className="font-semibold">{tag.name.km}</span>
                    {tag.name.en !== tag.name.km && <span className="text-sm text-muted">{tag.name.en}</span>}
                  </span>
                  <span className="text-sm tabular-nums text-muted">{t('count', { count: tag.count })}</span>
                  <span className="flex gap-2">
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={t('nameOf', { tag: tag.tag })}
                      onClick={() => setOpen({ deed: 'name', tag })}
                    >
                      {t('name')}
                    </Button>
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={t('mergeOf', { tag: tag.tag })}
                      onClick={() => setOpen({ deed: 'merge', tag })}
                    >
                      {t('merge')}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
            {open?.deed === 'name' && <NameTag orgId={orgId} tag={open.tag} onClose={close} />}
            {open?.deed === 'merge' && (
              <MergeTag
                orgId={orgId}
                tag={open.tag}
                others={data.filter(({ tag }) => tag !== open.tag.tag)}
                onClose={close}
              />
            )}
          </>
        )
      }
    </QueryState>
  );
}
