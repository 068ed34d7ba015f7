'use client';

import { useLocale } from 'next-intl';
import { cn } from '@/components/ui/cn';
import type { ClassSession } from '@/lib/contract/lms/course-shapes';
import { pickName } from '@/lib/i18n/pick';
import { classOf, lessonWhen } from '@/components/school-day/timetable/lesson-names';

/** Which lesson a sheet is of; it stays in sight while one scrolls through the names. */
export function SheetHead({ lesson, inDialog }: { lesson: ClassSession; inDialog: boolean }) {
  const locale = useLocale();
  return (
    <div
      className={cn(
        !inDialog &&
          'sticky top-16 z-20 -mx-4 border-b border-border bg-background px-4 py-2 sm:mx-0 sm:rounded-md sm:border sm:bg-surface',
      )}
    >
      <h2 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {pickName(lesson, locale)} <span className="text-accent-text">{classOf(lesson, locale)}</span>
      </h2>
      <p className="text-sm text-muted">
        <span className="whitespace-nowrap tabular-nums">{lessonWhen(lesson, locale)}</span>
        {' · '}
        <span className="whitespace-nowrap">{lesson.room}</span>
      </p>
    </div>
  );
}
