/** Where a browser tells of a fault of our own code. */
export const faultPath = '/session/fault';

/** Letters of each part of such a report. */
export const faultTextsMax = { page: 300, name: 60, message: 300, stack: 2_000 } as const;

/** Lines in the log of one process; a page that faults for everybody is told by the first of them. */
export const faultsPerMinuteMax = 30;
