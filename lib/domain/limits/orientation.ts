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
  openProgramsShown: 3,
  schoolsShown: 4,
} as const;
