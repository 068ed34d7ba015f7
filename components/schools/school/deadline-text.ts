import type { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/domain/dates/dates';
import type { ApplicationState, ApplicationWindow } from '@/lib/domain/schools/application-state';
import type { Locale } from '@/lib/i18n/locales';

/** The application deadline, or that it has passed. The days are ISO days, in Cambodia. */
export const deadlineText = (
  t: ReturnType<typeof useTranslations<'school'>>,
  day: string,
  today: string,
  locale: Locale,
): string => t(day < today ? 'deadline.passed' : 'deadline.open', { date: formatDate(day, locale) });

/** The same for a program, in each of its states. */
export function programStateText(
  t: ReturnType<typeof useTranslations<'school'>>,
  { applicationDeadline }: ApplicationWindow,
  state: ApplicationState,
  locale: Locale,
): string {
  if (state.key === 'open')
    return state.until ? t('deadline.open', { date: formatDate(state.until, locale) }) : '';
  const date = state.opensOn && formatDate(state.opensOn, locale);
  if (state.key === 'not-yet-open') return t('deadline.opens', { date: date ?? '' });
  if (state.key === 'past-deadline' && !date && applicationDeadline)
    return t('deadline.passed', { date: formatDate(applicationDeadline, locale) });
  const words = {
    'past-deadline': t('deadline.over'),
    full: t('deadline.full'),
    closed: t('deadline.closed'),
  };
  return date ? t('deadline.next', { state: words[state.key], date }) : words[state.key];
}
