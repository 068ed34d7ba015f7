'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { formatHours } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { pickName, pickText } from '@/lib/i18n/pick';
import type { Href } from '@/lib/routes/href';
import { classOf } from './lesson-names';
import type { LessonView } from './lesson-view';

interface LessonListProps<Lesson extends LessonView> {
  lessons: readonly Lesson[];
  /** Said without lessons. */
  empty: string;
  hrefOf?: (lesson: Lesson) => Href;
  /** What is still to be done in it. */
  noteOf?: (lesson: Lesson) => string | null;
  /** The school, where lessons of several stand in one list. */
  placeOf?: (lesson: Lesson) => string | null;
}

/** Lessons one below the other: when, what, where, by whom. */
export function LessonList<Lesson extends LessonView>(props: LessonListProps<Lesson>) {
  const { lessons, empty, hrefOf, noteOf, placeOf } = props;
  const t = useTranslations('timetable');
  const locale = useLocale();
  if (lessons.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <ol className="divide-y divide-border rounded-md border border-border bg-surface">
      {lessons.map((lesson) => {
        const isCancelled = lesson.state === 'cancelled';
        const note = noteOf?.(lesson);
        const name = pickName(lesson, locale);
        return (
          <li key={lesson.sessionId} className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3">
            <span className="w-28 shrink-0 font-medium tabular-nums">
              {formatHours(lesson.startsAt, lesson.endsAt)}
            </span>
            <span className="min-w-0 flex-1 basis-48">
              {hrefOf && !isCancelled ? (
                <Link href={hrefOf(lesson)} className="font-semibold text-accent-text underline">
                  {name}
                </Link>
              ) : (
                <span className={isCancelled ? 'text-muted line-through' : 'font-semibold'}>{name}</span>
              )}
              <span className="block text-sm text-muted">
                {[placeOf?.(lesson), classOf(lesson, locale), lesson.room, pickText(lesson.teacher, locale)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {lesson.cancelReason && <span className="block text-sm">{lesson.cancelReason}</span>}
            </span>
            {isCancelled && <Badge tone="danger">{t('cancelled')}</Badge>}
            {lesson.state === 'running' && <Badge tone="success">{t('running')}</Badge>}
            {note && <Badge tone="warning">{note}</Badge>}
          </li>
        );
      })}
    </ol>
  );
}
