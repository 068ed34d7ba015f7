/** Personal things on a phone that can be read without a connection. */
export const keptLimits = { lifetimeHours: 48 } as const;

/** Over a weekend and a holiday: what a teacher needs for the next lessons. */
export const portalKeptHours = 7 * 24;

/** Of a teacher, kept while the portal is open with a connection. */
export const keptLessons = { sheetsWaiting: 20, sheetsAhead: 10, daysAhead: 14 } as const;

/** A chosen file that could not be sent, such as a paper of an application: until the next day at the latest. */
export const keptFileHours = 24;
