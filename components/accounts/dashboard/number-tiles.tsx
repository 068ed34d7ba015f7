'use client';

import { useTranslations } from 'next-intl';
import { Tiles, Tile } from '@/components/kits/dashboard/tile';
import { academicApi } from '@/lib/api/academic';
import { applicantApi } from '@/lib/api/applicant';
import { favoritesApi } from '@/lib/api/favorites';
import { marketingApi } from '@/lib/api/marketing';
import { notificationApi } from '@/lib/api/notification';
import { ownVacanciesApi } from '@/lib/api/own-vacancies';
import { qaApi } from '@/lib/api/qa';
import { vacanciesApi } from '@/lib/api/vacancies';
import { isLeftOut } from '@/lib/env/left-out';
import { href, type Href } from '@/lib/routes/href';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';

interface QueryTileProps {
  label: string;
  icon: Parameters<typeof Icon>[0]['name'];
  href?: Href;
  query: { queryKey: readonly unknown[]; queryFn: () => Promise<number> };
}

/** One number that is asked for on its own: where it fails, it says so and the others stay; 0 is no tile. */
function QueryTile({ label, icon, href, query }: QueryTileProps) {
  const t = useTranslations('person.dashboard');
  const asked = useQuery(query as UseQueryOptions<number>);
  if (asked.isPending) return <Skeleton className="h-28 rounded-lg" />;
  if (asked.data === undefined)
    return (
      <Tile
        label={label}
        value="–"
        hint={
          <>
            {t('failed')}{' '}
            <Button variant="ghost" size="sm" onClick={() => void asked.refetch()}>
              {t('retry')}
            </Button>
          </>
        }
      />
    );
  if (asked.data === 0) return null;
  return <Tile label={label} value={asked.data} {...(href && { href })} icon={<Icon name={icon} />} />;
}

/** A number under the key of its resource, so that its changes are seen. */
const counted = (key: readonly unknown[], userId: string, queryFn: () => Promise<number>) => ({
  queryKey: [...key, 'count', userId],
  queryFn,
});

interface NumberTilesProps {
  userId: string;
  organizationId: string;
}

/** What only students have. */
function StudentTiles({ userId }: { userId: string }) {
  const t = useTranslations('person.dashboard.tiles');
  return (
    <>
      <QueryTile
        label={t('applications')}
        icon="clipboard-list"
        href={href('/profile/applications')}
        query={counted(applicantApi.applicants.key, userId, async () => {
          const { countAllData } = await applicantApi.applicants.mine({ params: { id: userId } });
          return countAllData;
        })}
      />
      <QueryTile
        label={t('studies')}
        icon="graduation-cap"
        href={href('/profile/enrolled-course-list')}
        query={counted(academicApi.studies.key, userId, async () => {
          const { data } = await academicApi.studies.mine({ params: { userId } });
          return data.filter(({ status }) => status === 'studying').length;
        })}
      />
      {!isLeftOut('loans') && (
        <QueryTile
          label={t('loans')}
          icon="landmark"
          href={href('/profile/student-loan')}
          query={counted(marketingApi.loans.key, userId, async () => {
            const { countTotal } = await marketingApi.loans.own({ params: { userId } });
            return countTotal;
          })}
        />
      )}
    </>
  );
}

/** What the person has running and saved, each number by itself; staff have nothing of a student's. */
export function NumberTiles({
  userId,
  organizationId: orgId,
  isStaff,
}: NumberTilesProps & { isStaff: boolean }) {
  const t = useTranslations('person.dashboard.tiles');
  const hasJobs = !isLeftOut('careers');
  const tests = async () => {
    const [personality, holland] = await Promise.all([
      qaApi.orientation.personality({ params: { orgId }, query: { userId } }),
      qaApi.orientation.holland({ params: { orgId }, query: { userId } }),
    ]);
    return [personality, holland].filter((result) => result !== null).length;
  };
  return (
    <Tiles>
      {!isStaff && <StudentTiles userId={userId} />}
      {hasJobs && (
        <QueryTile
          label={t('jobs')}
          icon="briefcase-business"
          href={href('/career-center/internship-job-opportunities', undefined, { view: 'applied' })}
          query={counted(vacanciesApi.key, userId, async () => {
            const query = { applied: true, status: 'all' as const, start: 0, limit: 1 };
            return (await vacanciesApi.list({ params: { orgId }, query })).count_total;
          })}
        />
      )}
      <QueryTile
        label={t('saved')}
        icon="heart"
        href={href('/profile/favorite')}
        query={counted(favoritesApi.key, userId, async () => {
          const { countTotal } = await favoritesApi.list({ params: { userId } });
          return countTotal;
        })}
      />
      {hasJobs && (
        <QueryTile
          label={t('savedJobs')}
          icon="heart"
          href={href('/career-center/internship-job-opportunities', undefined, { view: 'saved' })}
          query={counted(ownVacanciesApi.key, userId, async () => {
            const { countTotal } = await ownVacanciesApi.saved({ params: { userId } });
            return countTotal;
          })}
        />
      )}
      {!isLeftOut('orientation') && (
        <QueryTile
          label={t('tests')}
          icon="compass"
          href={href('/orientation-test')}
          query={counted(qaApi.orientation.key, userId, tests)}
        />
      )}
      <QueryTile
        label={t('unread')}
        icon="bell"
        query={counted(notificationApi.notifications.key, userId, async () => {
          const asked = { params: { userId }, query: { start: 0, limit: 1 } };
          return (await notificationApi.notifications.list(asked)).countTotalUnread;
        })}
      />
    </Tiles>
  );
}
