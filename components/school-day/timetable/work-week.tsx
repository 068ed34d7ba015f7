'use client';

import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { SkeletonText } from '@/components/ui/skeleton';
import { Lesson } from './lesson';
import { lessonTitle, lessonWhen } from './lesson-names';
import { type AskedOfSchool, useWorkLessons } from './use-lessons';
import { WeekView, type WeekViewProps } from './week-view';

interface WorkWeekProps {
  asked: AskedOfSchool;
  shown: Pick<WeekViewProps, 'day' | 'today' | 'onDay'>;
  isOffice: boolean;
}

/** The week of a teacher, or of the school for its office, with what may be changed. */
export function WorkWeek({ asked, shown, isOffice }: WorkWeekProps) {
  const t = useTranslations('timetable');
  const locale = useLocale();
  return (
    <QueryState query={useWorkLessons(asked)} skeleton={<SkeletonText lines={10} />}>
      {({ value: { data }, keptAt }) => {
        const planned = data.filter(({ state }) => state === 'planned');
        return (
          <>
            <WeekView {...shown} orgId={asked.orgId} keptAt={keptAt} lessons={data} />
            {keptAt === null && planned.length > 0 && (
              <section className="print:hidden">
                <h2 className="text-lg font-semibold">{t('change')}</h2>
                <p className="text-muted">{t('changeLead')}</p>
                {planned.map((lesson) => (
                  <details key={lesson.sessionId} className="border-b border-border py-2">
                    <summary className="cursor-pointer py-1.5">
                      {lessonWhen(lesson, locale)} · {lessonTitle(lesson, locale)}
                    </summary>
                    <ul>
                      <Lesson schoolId={asked.orgId} lesson={lesson} isOffice={isOffice} />
                    </ul>
                  </details>
                ))}
              </section>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
