import { addDays, addMonthsTo, weekOf } from '@/lib/domain/calendar-days';

/** Where a key leads from a day in a grid of weeks. */
export const moveOf = (key: string, day: string): string | undefined => {
  const week = weekOf(day);
  const moves: Record<string, () => string | undefined> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    PageUp: () => addMonthsTo(day, -1),
    PageDown: () => addMonthsTo(day, 1),
    Home: () => week[0],
    End: () => week.at(-1),
  };
  return moves[key]?.();
};
