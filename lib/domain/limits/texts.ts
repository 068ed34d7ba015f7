/** Bounds of Sala's own for forms of visitors: nobody reads and fills in one faster. */
export const formLimits = { fillingMinMs: 3_000 } as const;

/** An answer by SMS, in graphemes: Khmer takes about ten parts for it. */
export const smsAnswerMax = 300;

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
