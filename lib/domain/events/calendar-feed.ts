/** What a calendar link shows, each switched by itself. */
export const feedLayers = ['timetable', 'exams', 'academic', 'events', 'last-days'] as const;
export type FeedLayer = (typeof feedLayers)[number];

/** From so many days before today to so many after. */
export const feedDays = { before: 30, after: 180 } as const;

/** How many days a cancelled lesson or event stays in calendars. */
export const cancelledShownDays = 30;
