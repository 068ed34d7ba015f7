import { type ExamGrade, examGrades } from './national-exam';

/** The letters that an offer can ask for at least. */
export const offerGrades = ['A', 'B', 'C', 'D', 'E'] as const satisfies readonly ExamGrade[];
export type OfferGrade = (typeof offerGrades)[number];

export const conditionStates = ['open', 'met', 'missed'] as const;
export type ConditionState = (typeof conditionStates)[number];

export const offerAnswers = ['accepted', 'declined'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

export interface Offer {
  minimumGrade: OfferGrade | null;
  /** Null where nothing is asked for. */
  condition: ConditionState | null;
  /** The last ISO day on which the person may answer. */
  answerBy: string | null;
  answer: OfferAnswer | null;
}

type Exam = { state: 'taken'; grade: ExamGrade } | { state: 'planned' | 'not-taken' } | null;

const reaches = (grade: ExamGrade, minimum: ExamGrade) =>
  examGrades.indexOf(grade) <= examGrades.indexOf(minimum);

/** What has become of the condition; it stays open until there is a result. */
export function conditionStateOf(minimum: OfferGrade, exam: Exam): ConditionState {
  if (exam?.state !== 'taken') return 'open';
  return reaches(exam.grade, minimum) ? 'met' : 'missed';
}

/** So many days before the last day a person is reminded. */
export const offerReminderDays = [3, 1] as const;
export type OfferReminder = (typeof offerReminderDays)[number];

const dayMs = 86_400_000;

/** Which reminder is due on a day; the later one where both are. Null before them, and after the last day. */
export function offerReminderOn(answerBy: string, today: string): OfferReminder | null {
  const left = Math.round((Date.parse(`${answerBy}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs);
  if (left < 0) return null;
  return offerReminderDays.findLast((days) => left <= days) ?? null;
}

export type DayRefusal = 'no-offer' | 'already-answered';

/** Why staff cannot set another last day; an offer whose day has passed is open again with a later one. */
export function dayRefusal(offer: Offer | null): DayRefusal | null {
  if (offer === null || offer.condition === 'missed') return 'no-offer';
  return offer.answer === null ? null : 'already-answered';
}

export type AnswerRefusal = 'no-offer' | 'already-answered' | 'too-late' | 'condition-open';

/** Why the person cannot give this answer on a day; an open condition only keeps them from accepting. */
export function answerRefusal(offer: Offer | null, answer: OfferAnswer, today: string): AnswerRefusal | null {
  if (offer === null || offer.condition === 'missed') return 'no-offer';
  if (offer.answer !== null) return 'already-answered';
  if (offer.answerBy !== null && offer.answerBy < today) return 'too-late';
  return answer === 'accepted' && offer.condition === 'open' ? 'condition-open' : null;
}

/** How an acceptance on condition is named where the name of a step stands. */
export const conditionalStep = (minimum: OfferGrade) => ({
  key: 'accepted-on-condition',
  name: `Accepted if the BacII grade is ${minimum} or better`,
  nameNative: `ទទួលយក បើនិទ្ទេសបាក់ឌុបចាប់ពី ${minimum} ឡើងទៅ`,
});
