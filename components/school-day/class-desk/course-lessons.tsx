'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { SkeletonText } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { lmsApi } from '@/lib/api/lms';
import type { TaughtCourse } from '@/lib/contract/school-day/course-shapes';
import { addDays } from '@/lib/domain/calendar-days';
import { Lesson } from '@/components/school-day/timetable/lesson';
import { SeriesForm } from './series-form';

/** As many days as one call answers. */
const shownDays = 61;
/** Of the past, as long as attendance is usually marked late. */
const pastDays = 14;

/** The lessons of a course around today, and the form that writes a weekly series. */
export function CourseLessons({ schoolId, course }: { schoolId: string; course: TaughtCourse }) {
  const t = useTranslations('classDesk.lessons');
  const today = useToday();
  const lately = addDays(today, -pastDays);
  const from = lately > course.startDate && lately <= course.endDate ? lately : course.startDate;
  const query = useQuery(
    lmsApi.classSessions.list.queryOptions({
      params: { orgId: schoolId },
      query: { courseId: course.courseId, from, to: addDays(from, shownDays) },
    }),
  );
  return (
    <div className="grid gap-6">
      {!course.archived && <SeriesForm schoolId={schoolId} course={course} />}
      <QueryState query={query} skeleton={<SkeletonText lines={6} />}>
        {({ data }) => (
          <section>
            <h3 className="mb-2 text-base font-semibold">{t('around')}</h3>
            {data.length === 0 && <p className="text-muted">{t('none')}</p>}
            <ul className="divide-y divide-border">
              {data.map((lesson) => (
                <Lesson key={lesson.sessionId} schoolId={schoolId} lesson={lesson} isOffice />
              ))}
            </ul>
          </section>
        )}
      </QueryState>
    </div>
  );
}
