import { type ExamGrade, examGrades } from './national-exam';

/** The letters that an offer can ask for at least. */
export const offerGrades = ['A', 'B', 'C', 'D', 'E'] as const satisfies readonly ExamGrade[];
export type OfferGrade = (typeof offerGrades)[number];

/**
 * What has become of a condition: nothing is known of the result, its person says that it is reached or not, somebody has proven that it
 * is reached or not.
 */
export const conditionStates = ['open', 'declared-met', 'declared-missed', 'met', 'missed'] as const;
export type ConditionState = (typeof conditionStates)[number];

/** `accepted` is the place that the person wants, `backup` the one that takes its place when it is lost. */
export const offerAnswers = ['accepted', 'backup', 'declined'] as const;
export type OfferAnswer = (typeof offerAnswers)[number];

export interface Offer {
  minimumGrade: OfferGrade | null;
  /** Null where nothing is asked for. */
  condition: ConditionState | null;
  /** The last ISO day on which the person may answer. */
  answerBy: string | null;
  /** The last ISO day on which the condition is to be proven. */
  proofBy: string | null;
  answer: OfferAnswer | null;
  /** Its proof was withdrawn, or a proof of another school says otherwise: whoever decides for the school looks at it. */
  inDoubt: boolean;
}

/** True while the place depends on a proof that is not there. */
export const isOnCondition = ({ condition }: Pick<Offer, 'condition'>): boolean =>
  condition !== null && condition !== 'met' && condition !== 'missed';

/**
 * An answer as it stands today: `…Then` was given for a place that is lost since, `acceptedInDoubt` for one that the school has still to
 * decide about, `taken` by somebody whom the school has made a student.
 */
export const standingAnswers = [
  'declined',
  'accepted',
  'acceptedOnCondition',
  'acceptedInDoubt',
  'acceptedThen',
  'backup',
  'backupThen',
  'taken',
] as const;
export type StandingAnswer = (typeof standingAnswers)[number];

/**
 * What an answer says today, in all places and to all readers.
 * @param applicantStatus the step of the application; a place stands while it is accepted
 */
export function standingAnswer(
  { answer, condition, inDoubt }: Pick<Offer, 'answer' | 'condition' | 'inDoubt'>,
  applicantStatus: string,
  isStudent = false,
): StandingAnswer | null {
  if (answer === null || answer === 'declined') return answer;
  const isLost = condition === 'missed' || applicantStatus !== 'accepted';
  if (isLost) return answer === 'backup' ? 'backupThen' : 'acceptedThen';
  if (answer === 'backup') return answer;
  if (inDoubt) return 'acceptedInDoubt';
  if (isStudent) return 'taken';
  return isOnCondition({ condition }) ? 'acceptedOnCondition' : answer;
}

type Exam = { state: 'taken'; grade: ExamGrade } | { state: 'planned' | 'not-taken' } | null;

const reaches = (grade: ExamGrade, minimum: ExamGrade) =>
  examGrades.indexOf(grade) <= examGrades.indexOf(minimum);

/** What a proven letter makes of a condition. */
export const provenState = (minimum: OfferGrade, grade: ExamGrade): 'met' | 'missed' =>
  reaches(grade, minimum) ? 'met' : 'missed';

/** What the word of its person makes of a condition; it stays open until there is a result. */
export function declaredState(
  minimum: OfferGrade,
  exam: Exam,
): Extract<ConditionState, 'open' | `declared-${string}`> {
  return exam?.state === 'taken' ? `declared-${provenState(minimum, exam.grade)}` : 'open';
}

/** What becomes at once of a condition, with what is known of the exam: a proof counts before the word of its person. */
export const conditionOf = (
  minimum: OfferGrade,
  { proven, declared }: { proven: { grade: ExamGrade } | null; declared: Exam },
): ConditionState => (proven ? provenState(minimum, proven.grade) : declaredState(minimum, declared));

/** A condition that the known result does not reach is no offer. */
export const isUnreachable = (condition: ConditionState | null): boolean =>
  condition === 'missed' || condition === 'declared-missed';

/** So many days before the last day a person is reminded: to answer an offer, and to prove its condition. */
export const reminderDays = { answer: [3, 1], proof: [7, 1] } as const;
export type Reminded = keyof typeof reminderDays;

const dayMs = 86_400_000;

/** Which reminder is due on a day; the later one where both are. Null before them, and after the last day. */
export function reminderOn(what: Reminded, lastDay: string, today: string): number | null {
  const left = Math.round((Date.parse(`${lastDay}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs);
  if (left < 0) return null;
  return reminderDays[what].findLast((days) => left <= days) ?? null;
}

export type DayRefusal = 'no-offer' | 'already-answered';

/** Why staff cannot set another last day; an offer whose day has passed is open again with a later one. */
export function dayRefusal(offer: Offer | null): DayRefusal | null {
  if (offer === null || offer.condition === 'missed') return 'no-offer';
  return offer.answer === null ? null : 'already-answered';
}

/** What else the person has answered, and whether the school has taken them in already. */
export interface AroundOffer {
  isStudent: boolean;
  /** The place that they have accepted elsewhere. */
  accepted: 'none' | 'on-condition' | 'final';
  hasBackUp: boolean;
}
export const nothingAround: AroundOffer = { isStudent: false, accepted: 'none', hasBackUp: false };

type Answered = Pick<Offer, 'answer' | 'condition'> | null;

/** What the other offers of a person mean for the answer to one. */
export function aroundOf(others: readonly Answered[], isStudent: boolean): AroundOffer {
  const standing = others.flatMap((offer) => (offer && offer.condition !== 'missed' ? [offer] : []));
  const accepted = standing.find(({ answer }) => answer === 'accepted');
  return {
    isStudent,
    accepted: accepted ? (isOnCondition(accepted) ? 'on-condition' : 'final') : 'none',
    hasBackUp: standing.some(({ answer }) => answer === 'backup'),
  };
}

export type AnswerRefusal =
  | 'no-offer'
  | 'is-student'
  | 'already-answered'
  | 'too-late'
  | 'second-accepted'
  | 'no-first'
  | 'second-backup';

const positionRefusal = (answer: OfferAnswer, around: AroundOffer): AnswerRefusal | null => {
  if (answer === 'accepted') return around.accepted === 'none' ? null : 'second-accepted';
  if (answer !== 'backup') return null;
  if (around.accepted !== 'on-condition') return 'no-first';
  return around.hasBackUp ? 'second-backup' : null;
};

/**
 * Why the person cannot give this answer on a day. One place is accepted, and while it depends on a proof one more is kept as a back-up.
 * What was accepted can be given back until the school has made its person a student.
 */
export function answerRefusal(
  offer: Offer | null,
  answer: OfferAnswer,
  today: string,
  around: AroundOffer = nothingAround,
): AnswerRefusal | null {
  if (around.isStudent) return 'is-student';
  if (offer === null || offer.condition === 'missed') return 'no-offer';
  const isGivenBack = offer.answer !== null && offer.answer !== 'declined' && answer === 'declined';
  if (offer.answer !== null && !isGivenBack) return 'already-answered';
  if (offer.answer === null && offer.answerBy !== null && offer.answerBy < today) return 'too-late';
  return positionRefusal(answer, around);
}

/** How an acceptance on condition is named, in a message. */
export const conditionalStep = (minimum: OfferGrade) => ({
  key: 'accepted-on-condition',
  name: `Accepted if the BacII grade is ${minimum} or better`,
  nameNative: `ទទួលយក បើនិទ្ទេសបាក់ឌុបចាប់ពី ${minimum} ឡើងទៅ`,
});

/** How the step of an acceptance is named while it depends on a proof; it is still the step `accepted`. */
export const onConditionNames = {
  name: 'Accepted, on condition',
  nameNative: 'ទទួលយកដោយមានលក្ខខណ្ឌ',
  color: '#E0A100',
} as const;

const told = (key: string, name: string, nameNative: string) => ({ key, name, nameNative });

/** What has become of a place, as its person reads it in a message. */
export const placeSteps = {
  final: told(
    'place-final',
    'Your result is proven and the place is yours',
    'លទ្ធផលត្រូវបានបញ្ជាក់ ហើយកន្លែងសិក្សានេះជារបស់អ្នក',
  ),
  first: told(
    'place-first',
    'The first place is lost, so this back-up is now your place',
    'កន្លែងទីមួយមិនបានទេ ដូច្នេះកន្លែងបម្រុងនេះក្លាយជាកន្លែងរបស់អ្នក',
  ),
  released: told(
    'place-released',
    'Your first place is final, so this back-up was given back',
    'កន្លែងទីមួយបានសម្រេចហើយ ដូច្នេះកន្លែងបម្រុងនេះត្រូវបានប្រគល់វិញ',
  ),
  doubt: told(
    'place-doubt',
    'The proof of your result was withdrawn; the school decides about the place',
    'ភស្តុតាងលទ្ធផលរបស់អ្នកត្រូវបានដកវិញ សាលានឹងសម្រេចអំពីកន្លែងសិក្សា',
  ),
  questioned: told(
    'place-questioned',
    'Another school has read another result on your paper; the place stays until this school decides. Say what is wrong',
    'សាលាមួយទៀតបានអានលទ្ធផលផ្សេងលើឯកសាររបស់អ្នក កន្លែងសិក្សានៅដដែល រហូតដល់សាលានេះសម្រេច។ សូមប្រាប់ បើវាខុស',
  ),
  restored: told(
    'place-restored',
    'A proof of your result was withdrawn; this place is again as it was before it',
    'ភស្តុតាងមួយនៃលទ្ធផលរបស់អ្នកត្រូវបានដកវិញ កន្លែងសិក្សានេះត្រឡប់ទៅសភាពដើមវិញ',
  ),
  kept: told('place-kept', 'The place stays yours', 'កន្លែងសិក្សានៅតែជារបស់អ្នក'),
} as const;
