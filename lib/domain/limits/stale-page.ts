/** A page whose scripts are gone is loaded again at most once in this time. */
export const staleReloadIntervalMinMs = 60_000;
