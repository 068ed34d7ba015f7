'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { favoritesQuery } from '@/components/schools/school/favorite-calls';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { deadlinesQuery } from './own-start-queries';
import { StartTile } from './start-tile';

/** The next last days of one's favourite schools, as a line of time. */
export function DeadlineTile({ userId, seeks }: { userId: string; seeks: boolean }) {
  const t = useTranslations('ownStart.deadlines');
  const locale = useLocale();
  const favorites = useQuery(favoritesQuery(userId));
  const schoolIds = favorites.data?.data.map(({ schoolId }) => schoolId) ?? [];
  const deadlines = useQuery({ ...deadlinesQuery(schoolIds), enabled: schoolIds.length > 0 });
  const isWaiting = favorites.isPending || deadlines.isLoading;
  const days = deadlines.data ?? [];
  // Who seeks no school and has marked none has no use for it.
  if (!seeks && schoolIds.length === 0) return null;
  return (
    <StartTile icon="calendar-clock" title={t('title')}>
      {isWaiting ? (
        <Skeleton className="h-14" />
      ) : days.length === 0 ? (
        <p>{t(schoolIds.length === 0 ? 'none' : 'quiet')}</p>
      ) : (
        <ol className="ml-1.5 grid gap-2 border-l-2 border-border pl-4">
          {days.map(({ enrollableSubjectId: id, applicationDeadline, ...program }) => (
            <li
              key={id}
              className="relative before:absolute before:-left-[1.35rem] before:top-2 before:size-2.5 before:rounded-full before:bg-accent"
            >
              <Link href={href('/course/[id]', { id })} className="font-medium hover:underline">
                {pickName(program, locale)}
              </Link>
              <span className="block text-sm text-muted">
                {t('until', { date: applicationDeadline ? formatDate(applicationDeadline, locale) : '' })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </StartTile>
  );
}
