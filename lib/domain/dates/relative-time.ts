import dayjs from 'dayjs';
import 'dayjs/locale/km.js';
import relativeTimePlugin from 'dayjs/plugin/relativeTime.js';
import { type DateLocale, type Instant, languageTag } from './dates';

dayjs.extend(relativeTimePlugin);

/** The time since then, in words ("3 hours ago", "3 ម៉ោងមុន"). A clock that runs behind never gives a future time. */
export function timeAgo(when: Instant, now: Instant, locale: DateLocale): string {
  const [past, present] = [dayjs(when), dayjs(now)];
  return (past.isAfter(present) ? present : past).locale(languageTag(locale)).from(present);
}
