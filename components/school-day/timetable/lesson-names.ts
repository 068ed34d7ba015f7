import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import { formatDate, formatTimeOfDay } from '@/lib/domain/dates/dates';
import type { Locale } from '@/lib/i18n/locales';
import { pickName } from '@/lib/i18n/pick';

type Named = Pick<ClassSession, 'name' | 'nameNative'> & {
  code?: string;
  className?: string | null;
  classNameNative?: string | null;
};

/** What tells two lessons of one name apart: the class, or the code of a course without one. Empty where neither is known. */
export const classOf = (lesson: Named, locale: Locale): string => {
  const { className, classNameNative, code } = lesson;
  return className
    ? pickName({ name: className, nameNative: classNameNative ?? className }, locale)
    : (code ?? '');
};

/** Course and class. */
export const lessonTitle = (lesson: Named, locale: Locale): string =>
  [pickName(lesson, locale), classOf(lesson, locale)].filter(Boolean).join(' · ');

/** Day and hour. */
export const lessonWhen = (
  { startsAt, endsAt }: Pick<ClassSession, 'startsAt' | 'endsAt'>,
  locale: Locale,
): string => `${formatDate(startsAt, locale)}, ${formatTimeOfDay(startsAt)}–${formatTimeOfDay(endsAt)}`;
