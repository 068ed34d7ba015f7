'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { lmsApi } from '@/lib/api/lms';
import type { ClassSession } from '@/lib/contract/lms/course-shapes';
import type { ChosenMembership } from '@/components/portal/membership/choose-membership';
import { portalHref } from '@/components/portal/membership/use-portal';
import { LessonList } from '@/components/school-day/timetable/lesson-list';

/** A lesson that has begun and has no mark. */
const isUnmarked = ({ state, marked }: ClassSession) =>
  (state === 'running' || state === 'held') && marked === 0;

/** The lessons of today, of a teacher or of the whole school, and what is still to be marked. */
export function WorkDay({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('portal.day');
  const words = useTranslations('timetable');
  const today = useToday();
  const params = { orgId: chosen.membership.organizationId };
  const query = useQuery({
    ...lmsApi.classSessions.list.queryOptions({ params, query: { from: today, to: today } }),
    enabled: today !== '',
  });
  const sheet = portalHref(chosen, '/profile/enrolled/attendance');
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={8} />}>
      {({ data }) => {
        const held = data.filter(({ state }) => state !== 'cancelled');
        return (
          <>
            <Tiles>
              <Tile label={t('lessons')} value={held.length} />
              <Tile label={t('toMark')} value={data.filter(isUnmarked).length} href={sheet} />
              <Tile label={t('cancelled')} value={data.length - held.length} />
            </Tiles>
            <section className="grid gap-3">
              <h2 className="text-lg font-semibold">{words('today')}</h2>
              <LessonList
                empty={words('free')}
                lessons={data}
                hrefOf={({ sessionId }) =>
                  portalHref(chosen, '/profile/enrolled/attendance', { session: sessionId })
                }
                noteOf={(lesson) => (isUnmarked(lesson) ? t('notMarked') : null)}
              />
            </section>
          </>
        );
      }}
    </QueryState>
  );
}
