// Apart from `dates`, so that reading an answer loads no library.

// Asia/Phnom_Penh has been UTC+7 without daylight saving for as long as Sala has data.
const phnomPenhOffsetMs = 7 * 60 * 60_000;

/** The ISO day on Phnom Penh's calendar. */
export const cambodianDay = (at: Date): string =>
  new Date(at.getTime() + phnomPenhOffsetMs).toISOString().slice(0, 10);
