'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TodayRow } from '@/components/kits/dashboard/today-row';
import { Panel } from '@/components/ui/panel';
import { waitingDaysOf } from '@/lib/domain/admissions/waiting-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { firstWaitingMax } from '@/lib/domain/accounts/waiting';
import { pickName, pickText } from '@/lib/i18n/pick';
import { portalHref } from '@/components/school-day/membership/use-portal';
import { useMarkedHere } from '@/components/school-day/attendance/use-marked-here';
import { classOf, lessonWhen } from '@/components/school-day/timetable/lesson-names';
import type { WorkLesson } from './use-work-days';

interface ToMarkProps {
  lessons: readonly WorkLesson[];
  open: readonly WorkLesson[];
  today: string;
}

/** The lessons of earlier days without a mark, the oldest first, each a link to its sheet; those of today say so themselves. */
export function ToMark({ lessons, open, today }: ToMarkProps) {
  const t = useTranslations('portal.day');
  const tToday = useTranslations('today');
  const locale = useLocale();
  const markedHere = useMarkedHere();
  const left = open.filter(({ sessionId }) => !markedHere.has(sessionId));
  const earlier = left.filter(({ endsAt }) => dayInCambodia(endsAt) < today);
  if (earlier.length === 0) {
    const isTeaching = lessons.some(({ at, marked }) => at.membership.kind === 'teacher' && marked > 0);
    return isTeaching && left.length === 0 ? <p className="text-muted">{t('allMarked')}</p> : null;
  }
  return (
    <Panel title={t('toMark')} aside={<span className="text-muted tabular-nums">{earlier.length}</span>}>
      <ul aria-label={t('toMark')}>
        {earlier.slice(0, firstWaitingMax).map((lesson) => {
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
                lesson.at.membership.kind === 'teacher' ? null : pickText(lesson.teacher, locale),
              ]}
              when={tToday('waits', { days })}
              tone={days > 1 ? 'very-late' : 'late'}
              href={portalHref(lesson.at, '/profile/enrolled/attendance', { session: lesson.sessionId })}
            />
          );
        })}
      </ul>
    </Panel>
  );
}
