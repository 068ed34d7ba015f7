/** Every number of the specification and the security notes, once. Names end with their unit. */

export const tokenLimits = {
  accessLifetimeSeconds: 1_800,
  refreshLifetimeSeconds: 2_592_000,
  refreshReuseGraceSeconds: 10,
  accessEndsAfterRevocationMaxSeconds: 5,
} as const;

export const codeLimits = {
  lengthDigits: 6,
  lifetimeSeconds: 300,
  triesMax: 5,
  sendsPerNumberMax: 3,
  sendsPerNumberWindowSeconds: 900,
  sendsPerNumberPerDayMax: 8,
  sendsPerAddressPerHourMax: 20,
} as const;

/** How long staff may use a consent by code. */
export const consentLifetimeSeconds = 600;

/** Two applications or accounts of one person that were joined. */
export const mergeLimits = { undoDays: 14, candidatesRead: 500, pairsShown: 50 } as const;

/** A table of applications that staff upload. */
export const applicationImportLimits = {
  rowsMax: 10_000,
  rowsPerCall: 50,
  partMaxCharacters: 300_000,
  rowsShown: 50,
} as const;

/** How much schooling one person's history holds. */
export const historyLimits = { highSchoolsMax: 5, otherSchoolsMax: 10 } as const;

export const pinLimits = { lengthDigits: 6 } as const;

export const logInLimits = {
  failuresBeforeLock: 10,
  firstLockSeconds: 60,
  lockFactor: 2,
  lockMaxSeconds: 900,
} as const;

export const uploadLimits = {
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

export const loanLimits = {
  /** The amount must be less than this. */
  amountBelowUsd: 1_000,
  periodsMonths: [3, 6, 12],
  /** The highest yearly rate of microfinance, on the remaining debt. */
  yearlyRateCapPercent: 18,
  /** Sala's own bound: a fee may not eat up a small loan. */
  feeMaxUsd: 50,
  amountMinUsd: 50,
  adultYears: 18,
  branchesMax: 60,
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

export const pageSizes = {
  schools: 12,
  homeSubjects: 5,
  subjectsDefault: 5,
  programs: 500,
  coursesAll: 10_000,
  schoolProgramsLatest: 4,
  articlesSearch: 10,
  articlesScreen: 12,
  studentsByPhone: 100,
  orientationUsers: 1_000,
  questions: 10,
  answers: 20,
  messages: 50,
} as const;

export const pageStarts = {
  schools: 0,
  articles: 0,
  students: 0,
  orientationUsers: 0,
  questionnaire: 1,
} as const;

export const archiveStatusesShown = [0, 4] as const;

/** A programme that starts or ends on this day is a placeholder and stays hidden. */
export const placeholderDate = '2222-12-22';

export const shortLinkLimits = { codeLength: 9 } as const;

export const careerCenterLimits = { registrationLifetimeMonths: 12 } as const;

export const timings = {
  fetchDisplayDelayMinMs: 200,
  idlePrefetchTimeoutMs: 2_000,
  chunkReloadIntervalMinMs: 60_000,
  scrollAnimationMs: 600,
  /** After an answer a statement stays visible this long before the next one. */
  answerSeenMs: 350,
} as const;

/** Effective connection types without prefetching. */
export const prefetchSkippedOn = ['2g', 'slow-2g'] as const;

export const toastTimeoutsMs = {
  default: 5_000,
  warning: 10_000,
  denied: 10_000,
  danger: 20_000,
} as const;

export const progressBar = {
  throttleMs: 200,
  durationMs: 5_000,
  hideDelayMs: 500,
  startPercent: 0,
  endPercent: 100,
} as const;

export const localeCookie = { name: 'i18n_redirected', lifetimeDays: 365 } as const;

/** From this width on, a page is laid out for more than a phone: Tailwind's `sm`. */
export const wideScreenMinPx = 640;

/** Widths of pictures on pages. */
export const imageBreakpointsPx = [320, 640, 768, 1024, 1280, 1536] as const;

/** Of the installed site. */
export const iconSizesPx = [64, 128, 192, 256, 512] as const;

/** How many findings of a kind the search of the whole site shows: beside the other kinds, and alone. */
export const searchLimits = { ofEach: 5, ofOne: 20, keywordMin: 2 } as const;

/** Bounds of Sala's own for forms of visitors: nobody reads and fills in one faster. */
export const formLimits = { fillingMinMs: 3_000 } as const;

/** What the front page shows to who is signed in; each favourite school is a call. */
export const homeLimits = { schoolsAsked: 4, deadlinesShown: 3, fittingShown: 3 } as const;

export const contactHours = {
  opensAt: '09:00',
  closesAt: '17:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
} as const;

export const region = 'cambodia';

export const currency = { code: 'USD', locale: 'en-US' } as const;

export const defaultArticleFilter = { status: 'all', order: 'published_date', sort: 'asc' } as const;
export const defaultCourseFilter = { status: 'all', order: 'createdAt', sort: 'asc' } as const;

export const sharePictureLimits = {
  widthPx: 1_200,
  heightPx: 630,
  maxBytes: 150 * 1024,
} as const;

/** The upright card of a result, for posts of phones. */
export const tallPictureLimits = { widthPx: 1_080, heightPx: 1_350, maxBytes: 200 * 1024 } as const;

export const orientationLimits = {
  hollandItems: 60,
  hollandItemsPerType: 10,
  hollandAnswerMin: 0,
  hollandAnswerMax: 4,
  hollandTypeScoreMax: 40,
  hollandCodeLength: 3,
  /** A profile whose spread is less than this share of the range is called flat. */
  hollandFlatSpreadShare: 0.15,
  personalityAxes: 5,
  personalityItemsPerAxis: 10,
  personalityReversedPerAxis: 5,
  personalityAnswerMin: 1,
  personalityAnswerMax: 5,
  /** Sala's own: the number that a phone shows without scrolling. */
  itemsPerPage: 5,
  earlierResultsKept: 20,
  /** The effect of one answer: a step of a type's score, or of an axis (2.5 %) doubled. */
  hollandNearPoints: 1,
  personalityClosePercentage: 55,
  /** The options for the upper bound of a year's fee, in USD. */
  budgetsUsd: [300, 600, 1_000, 2_000, 5_000],
  openProgramsShown: 6,
  schoolsShown: 4,
} as const;

/** Sala's own bounds for questions and chats, in code units. */
export const questionLimits = { tagsMax: 5, tagMax: 30, answerMax: 5_000, messageMax: 1_000 } as const;

/** Sala's own: the weeks that a dashboard shows, and the days after which an application waits for an answer. */
export const pipelineLimits = { weeksShown: 12, answerWithinDays: 3 } as const;

/** Sala's own bounds: wide enough for a kindergarten child and a great-grandmother. */
export const personLimits = { ageMinYears: 3, ageMaxYears: 100 } as const;

/** Thresholds differ between years: a letter may be a neighbour of that of the points, but not further off. */
export const examLimits = { gradeStepsFromPointsMax: 1 } as const;

/** Sala's own bounds for texts, in graphemes (the e-mail and the path in code units). */
export const textLimits = {
  nameMax: 100,
  titleMax: 200,
  keywordMax: 120,
  shortTextMax: 500,
  longTextMax: 5_000,
  articleMax: 100_000,
  emailMax: 254,
  redirectPathMax: 2_048,
} as const;
