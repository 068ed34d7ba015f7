import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/domain/dates/dates';

interface DeadlineProps {
  /** ISO days, in Cambodia. */
  day: string;
  today: string;
}

/** Until when one may apply, or that it is too late. */
export function Deadline({ day, today }: DeadlineProps) {
  const t = useTranslations('school.deadline');
  return t(day < today ? 'passed' : 'open', { date: formatDate(day, useLocale()) });
}
