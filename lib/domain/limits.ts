/**
 * Every number of the specification and the security notes, once. Names end with their unit. What browsers load with
 * many pages is in the folder beside, by subject: a file is loaded as a whole.
 */

/** Two applications or accounts of one person that were joined. */
export const mergeLimits = { undoDays: 14, candidatesRead: 500, pairsShown: 50 } as const;

/** An application that became a student can be one again for so long. */
export const studentUndoHours = 24;

/** A table of applications that staff upload. */
export const applicationImportLimits = {
  rowsMax: 10_000,
  rowsPerCall: 50,
  /** Lines of one call: a cell may have several, and a file blank ones. */
  linesPerCall: 2_000,
  partMaxCharacters: 300_000,
  rowsShown: 50,
} as const;

/** How much schooling one person's history holds. */
export const historyLimits = { highSchoolsMax: 5, otherSchoolsMax: 10 } as const;

export const uploadLimits = {
  /** Files that one page sends at once: more share a slow line until none of them arrives. */
  atOnce: 2,
  avatarMaxBytes: 5 * 1024 * 1024,
  avatarWidthPx: 160,
  avatarHeightPx: 160,
  avatarFormat: 'jpeg',
  fileMaxBytes: 10 * 1024 * 1024,
  inputPixelsMax: 25_000_000,
  privateLinkLifetimeSeconds: 60,
  /** Validity of an upload link; unfinished uploads are removed after an hour. */
  putLinkLifetimeSeconds: 600,
  unfinishedLifetimeSeconds: 3_600,
  personQuotaBytes: 100 * 1024 * 1024,
  schoolQuotaBytes: 1024 * 1024 * 1024,
  /** Longer side of pictures of schools and articles, and of their thumbnails. */
  pictureMaxPx: 1_920,
  thumbnailMaxPx: 480,
  /** For photographed papers: small print must stay readable. */
  paperMaxPx: 2_560,
} as const;

/** Sala's own bounds for one content query, so that queries of strangers stay cheap. */
export const contentQueryLimits = {
  documentsMax: 100,
  skipMax: 10_000,
  surroundMax: 5,
  conditionsMax: 8,
  alternativesMax: 5,
  listItemsMax: 20,
  textMax: 120,
  bodyMaxCharacters: 8_192,
} as const;

export const archiveStatusesShown = [0, 4] as const;

/** A program that starts or ends on this day is a placeholder and stays hidden. */
export const placeholderDate = '2222-12-22';

export const shortLinkLimits = { codeLength: 9 } as const;

export const careerCenterLimits = { registrationLifetimeMonths: 12, reminderEveryDays: 30 } as const;

/** Of the installed site. */
export const iconSizesPx = [64, 128, 192, 256, 512] as const;

/** How many findings of a kind the search of the whole site shows: beside the other kinds, and alone. */
export const searchLimits = {
  ofEach: 5,
  ofOne: 20,
  keywordMin: 2,
  /** Of a search that found nothing: longer ones are sentences. */
  missedLengthMax: 60,
  missesStoredDays: 90,
  majorsOfWordMax: 3,
} as const;

/** What the front page shows to who is signed in; each favourite school is a call. */
export const homeLimits = { schoolsAsked: 4, deadlinesShown: 3, fittingShown: 3, tasksShown: 3 } as const;

export const contactHours = {
  opensAt: '09:00',
  closesAt: '17:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
} as const;

export const region = 'cambodia';

export const sharePictureLimits = {
  widthPx: 1_200,
  heightPx: 630,
  maxBytes: 150 * 1024,
} as const;

/** The upright card of a result, for posts of phones. */
export const tallPictureLimits = { widthPx: 1_080, heightPx: 1_350, maxBytes: 200 * 1024 } as const;

/** Sala's own bounds for questions and chats, in code units. */
export const questionLimits = { tagsMax: 5, tagMax: 30, answerMax: 5_000, messageMax: 1_000 } as const;

/** Sala's own: the weeks that a dashboard shows, and the days after which an application waits for an answer. */
export const pipelineLimits = { weeksShown: 12, answerWithinDays: 3, changeDays: 7 } as const;

/** Sala's own bounds: wide enough for a kindergarten child and a great-grandmother. */
export const personLimits = { ageMinYears: 3, ageMaxYears: 100 } as const;

/** Thresholds differ between years: a letter may be a neighbour of that of the points, but not further off. */
export const examLimits = { gradeStepsFromPointsMax: 1 } as const;
