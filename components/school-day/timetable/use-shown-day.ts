import { dayToShow, restOfWeekend } from '@/lib/domain/school-day/shown-week';

const never = { from: '', to: '' };

/** What a page asks for on a weekend, to know whether something of it is left; the empty span asks for nothing. */
export const weekendSpan = (today: string): { from: string; to: string } => restOfWeekend(today) ?? never;

interface Asked<Lessons> {
  data: Lessons | undefined;
  isError: boolean;
}

/** The day whose week is shown until another one is chosen; empty until it is known. */
export const shownDay = <Lessons>(
  today: string,
  { data, isError }: Asked<Lessons>,
  isLeftIn: (lessons: Lessons) => boolean,
): string => dayToShow(today, isError ? false : data === undefined ? null : isLeftIn(data));
