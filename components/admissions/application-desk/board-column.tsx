'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { givenOf } from '@/components/kits/list/list-address';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import { StatusDot } from '@/components/ui/status-dot';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant, Step } from '@/lib/contract/applicant/applicant-shapes';
import { isDecided } from '@/lib/domain/applications/applicant-steps';
import { pickName } from '@/lib/i18n/pick';
import { ApplicationCard } from './application-card';
import type { BoardFilters } from '@/components/admissions/application/board-list';
import { cardsOf, columnKey, nextStart } from './board-pages';
import { useDrop } from './dragged-application';

const readAtOnce = 50;
const cardPx = 132;
/** With more cards than this, only those near the visible part are rendered. */
const longFrom = 30;

interface BoardColumnProps {
  step: Step;
  /** The steps that an application can be moved to. */
  stepsOf: (application: Applicant) => readonly Step[];
  filters: BoardFilters;
  onMove: (application: Applicant, target: string) => void;
}

/** The applications of one step, the longest waiting first; only the cards in sight are in the document. */
export function BoardColumn({ step, stepsOf, filters, onMove }: BoardColumnProps) {
  const t = useTranslations('applicationDesk.board');
  const locale = useLocale();
  const region = useRef<HTMLDivElement>(null);
  const { isOver, ...handlers } = useDrop({
    takes: (application) => stepsOf(application).some(({ key }) => key === step.key),
    onDrop: (application) => onMove(application, step.key),
  });
  const query = useInfiniteQuery({
    queryKey: columnKey(step.key, filters),
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      applicantApi.applicants.list({
        query: {
          ...givenOf(filters),
          applicantStatus: step.key,
          sort: isDecided(step.key) ? 'newest' : 'waiting',
          start: pageParam,
          limit: readAtOnce,
          count: pageParam === 0 ? 'true' : 'false',
        },
      }),
    getNextPageParam: (_, pages) => nextStart(pages),
  });
  const rows = cardsOf(query.data);
  const isLong = rows.length > longFrom;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isLong,
    getScrollElement: () => region.current,
    estimateSize: () => cardPx,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const shown = (isLong ? items : rows.map((_, index) => ({ index, start: 0 }))).flatMap(
    ({ index, start }) => {
      const application = rows[index];
      return application ? [{ application, index, start }] : [];
    },
  );
  const lastShown = shown.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && lastShown >= rows.length - 10) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, lastShown, rows.length]);

  return (
    <li
      {...handlers}
      className={cn(
        'w-[82vw] max-w-80 shrink-0 snap-start rounded-lg border bg-sunken p-3',
        isOver ? 'border-accent' : 'border-border',
      )}
    >
      <h2 className="mb-2 flex items-center justify-between gap-2 text-base">
        <StatusDot color={step.color} className="text-text">
          {pickName(step, locale)}
        </StatusDot>
        <span className="text-sm font-normal tabular-nums text-muted">
          {query.data?.pages[0]?.countTotal ?? ''}
        </span>
      </h2>
      <div
        ref={region}
        tabIndex={0}
        role="group"
        aria-label={pickName(step, locale)}
        className="max-h-[70vh] overflow-y-auto rounded-md"
      >
        {query.isPending && <Skeleton className="h-28 rounded-md" />}
        {query.isError && (
          <Button variant="secondary" wide onClick={() => void query.refetch()}>
            {t('again')}
          </Button>
        )}
        {query.isSuccess && rows.length === 0 && <p className="p-2 text-sm text-muted">{t('empty')}</p>}
        <ul className="relative" style={isLong ? { height: virtualizer.getTotalSize() } : undefined}>
          {shown.map(({ application, index, start }) => (
            <li
              key={application.applicantId}
              ref={isLong ? virtualizer.measureElement : undefined}
              data-index={index}
              className={cn('pb-2', isLong && 'absolute inset-x-0 top-0')}
              style={isLong ? { transform: `translateY(${start}px)` } : undefined}
            >
              <ApplicationCard application={application} steps={stepsOf(application)} onMove={onMove} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
