const dayMs = 86_400_000;

/** How many days an application has waited: days of the calendar. @param since, today ISO days in Cambodia */
export const waitingDaysOf = (since: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(since)) / dayMs));
