'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsKept } from '@/components/feedback/as-kept';
import { QueryState } from '@/components/feedback/query-state';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { SkeletonText } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useToday } from '@/components/ui/use-today';
import { useRouter, useSearchParams } from '@/lib/i18n/navigation';
import { useViewer } from '@/lib/query/use-viewer';
import type { ChosenMembership } from '../membership/choose-membership';
import { portalHref } from '../membership/use-portal';
import { LessonList } from '../timetable/lesson-list';
import { useWorkLessons } from '../timetable/use-lessons';
import { SheetView } from './sheet-view';

/** The lessons of a day, and the sheet of the one that the address names. */
export function WorkAttendance({ chosen }: { chosen: ChosenMembership }) {
  const t = useTranslations('portal.attendance');
  const days = useTranslations('portal.day');
  const router = useRouter();
  const today = useToday();
  const owner = useViewer().data?.sub;
  const [wanted, setWanted] = useState('');
  const sessionId = useSearchParams().get('session');
  const day = wanted || today;
  const lessons = useWorkLessons({ chosen, from: day, to: day, title: t('title') });
  const list = portalHref(chosen, '/profile/enrolled/attendance');
  if (sessionId && owner)
    return (
      <>
        <TextLink href={list}>{t('back')}</TextLink>
        <SheetView
          key={sessionId}
          orgId={chosen.membership.organizationId}
          sessionId={sessionId}
          owner={owner}
          isOffice={chosen.membership.kind === 'office'}
          onDone={() => router.push(list)}
        />
      </>
    );
  return (
    <>
      <p className="text-muted">{t('choose')}</p>
      <div className="grid max-w-56 gap-1.5">
        <Label htmlFor="attendance-day">{t('day')}</Label>
        <Input
          id="attendance-day"
          type="date"
          value={day}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      <QueryState query={lessons} skeleton={<SkeletonText lines={8} />}>
        {({ value: { data }, keptAt }) => (
          <>
            <AsKept keptAt={keptAt} />
            <LessonList
              lessons={data}
              empty={t('none')}
              hrefOf={(lesson) =>
                portalHref(chosen, '/profile/enrolled/attendance', { session: lesson.sessionId })
              }
              noteOf={({ state, marked }) =>
                marked === 0 && (state === 'running' || state === 'held') ? days('notMarked') : null
              }
            />
          </>
        )}
      </QueryState>
    </>
  );
}
