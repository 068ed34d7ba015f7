'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ShownByPage } from '@/components/form/apply-server-issues';
import { Alert } from '@/components/ui/alert';
import { isApiError } from '@/lib/api/api-error';
import { formatDate } from '@/lib/domain/dates/dates';

const kinds = ['room-taken', 'teacher-busy', 'class-busy'] as const;
/** One lesson that is in the way, and of what. */
interface Clash {
  lesson: string;
  taken: { kind: (typeof kinds)[number]; name: string }[];
}

/** The room or the teacher stands before the lesson; a class is named by the lesson itself. */
const partsOf = (kind: (typeof kinds)[number], message: string) => {
  const [, name = '', lesson = message] = kind === 'class-busy' ? [] : (/^(.*?): (.*)$/s.exec(message) ?? []);
  return { lesson, taken: { kind, name } };
};

/** What is in the way, each lesson once; null for a refusal that is not about that. */
export function clashesIn(error: unknown): Clash[] | null {
  if (!isApiError(error, 409) || error.code !== 'clash') return null;
  const parts = error.issues.flatMap(({ code, message }) => {
    const kind = kinds.find((each) => each === code);
    return kind ? [partsOf(kind, message ?? '')] : [];
  });
  return [...new Set(parts.map(({ lesson }) => lesson))].map((lesson) => ({
    lesson,
    taken: parts.flatMap((part) => (part.lesson === lesson ? [part.taken] : [])),
  }));
}

/** For the form around `Clashes`, which says all of it. @throws what it was, where it was no clash */
export function throwShown(error: unknown): never {
  throw clashesIn(error) ? new ShownByPage('clash') : error;
}

/** The lessons that are in the way, by name. */
export function Clashes({ clashes }: { clashes: readonly Clash[] }) {
  const t = useTranslations('timetable.clash');
  const locale = useLocale();
  // The refusal is in no language: its days are ISO days.
  const readable = (what: string) => what.replace(/\d{4}-\d\d-\d\d/g, (day) => formatDate(day, locale));
  return (
    <Alert tone="danger" title={t('title')}>
      <ul className="list-disc pl-5">
        {clashes.map(({ lesson, taken }) => (
          <li key={lesson}>
            {t('lesson', {
              lesson: readable(lesson),
              taken: taken.map(({ kind, name }) => t(kind, { name })).join(', '),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
