'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TodayRow } from '@/components/kits/dashboard/today-row';
import { Panel } from '@/components/ui/panel';
import { useToday } from '@/components/ui/use-today';
import type { ClassSession } from '@/lib/contract/lms/course-shapes';
import { waitingDaysOf } from '@/lib/domain/applications/waiting-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { firstWaitingMax } from '@/lib/domain/people/waiting';
import { pickName, pickText } from '@/lib/i18n/pick';
import type { ChosenMembership } from '@/components/portal/membership/choose-membership';
import { portalHref } from '@/components/portal/membership/use-portal';
import { classOf, lessonWhen } from '@/components/school-day/timetable/lesson-names';

/** A lesson that has begun and has no mark. */
export const isUnmarked = ({ state, marked }: ClassSession) =>
  (state === 'running' || state === 'held') && marked === 0;

/** The lessons without a mark, the oldest first, each a link to its sheet. */
export function ToMark({ chosen, lessons }: { chosen: ChosenMembership; lessons: readonly ClassSession[] }) {
  const t = useTranslations('portal.day');
  const tToday = useTranslations('today');
  const locale = useLocale();
  const today = useToday();
  const open = lessons.filter(isUnmarked);
  if (open.length === 0) {
    const hasMarked = chosen.membership.kind === 'teacher' && lessons.some(({ marked }) => marked > 0);
    return hasMarked ? <p className="text-muted">{t('allMarked')}</p> : null;
  }
  return (
    <Panel title={t('toMark')} aside={<span className="text-muted tabular-nums">{open.length}</span>}>
      <ul aria-label={t('toMark')}>
        {open.slice(0, firstWaitingMax).map((lesson) => {
          const days = waitingDaysOf(dayInCambodia(lesson.endsAt), today);
          return (
            <TodayRow
              key={lesson.sessionId}
              icon="user-check"
              name={pickName(lesson, locale)}
              facts={[
                classOf(lesson, locale),
                lessonWhen(lesson, locale),
                lesson.room,
                chosen.membership.kind === 'teacher' ? null : pickText(lesson.teacher, locale),
              ]}
              when={tToday('waits', { days })}
              tone={days > 1 ? 'very-late' : days > 0 ? 'late' : 'plain'}
              href={portalHref(chosen, '/profile/enrolled/attendance', { session: lesson.sessionId })}
            />
          );
        })}
      </ul>
    </Panel>
  );
}
