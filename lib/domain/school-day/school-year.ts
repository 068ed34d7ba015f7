/** What a school names in its year: a term with lessons, days without, and weeks of exams. */
export const termKinds = ['term', 'holiday', 'exam'] as const;

/** A school names no more parts of its years and no more days of its own than these. */
export const schoolYearLimits = { termsMax: 500, ownHolidaysMax: 500 } as const;
