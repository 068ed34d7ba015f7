/** A class that signs up together behind one address. */
export const visitLimits = {
  hoursMax: 4,
  pupilsMax: 200,
  /** Who comes beside those expected: one more for each begun group of so many. */
  pupilsPerSparePlace: 10,
  /** Codes for one number within a visit; later ones count as everywhere. */
  codesPerNumberMax: 3,
  aheadDaysMax: 60,
  /** Visits of one school that are not over. */
  openPerSchoolMax: 3,
  openedPerPersonPerDayMax: 10,
  codeLength: 6,
  /** The names of those who came are deleted so long after the end. */
  listStoredDays: 180,
} as const;
