/** Whether an event helped to decide about school or work. */
export const helpedAnswers = ['yes', 'partly', 'no'] as const;

export const feedbackLimits = {
  ratingMax: 5,
  wordsMax: 500,
  /** For how many days after the end one may answer, and change it. */
  days: 30,
  /** How many answers there must be before staff sees more than their number, so that few cannot be told apart. */
  shownFrom: 3,
} as const;

const dayMs = 24 * 3_600_000;

/** Whether those who were there may answer now. @param endsAt when the event ended */
export const takesFeedback = (endsAt: Date, now: Date): boolean =>
  endsAt <= now && now.getTime() - endsAt.getTime() <= feedbackLimits.days * dayMs;
