import { acceptedStep, isDecided } from './applicant-steps';
import { isExamResult, isGraduation } from './application-missing';
import { isOnCondition, type Offer, standingAnswer } from './offers';

interface Text {
  en: string;
  km: string;
}

/** What of an application its tasks follow from. */
export interface TaskSource {
  applicantStatus: string;
  missing: readonly Text[];
  /** The last ISO day of applications for its program. */
  deadline: string | null;
  /** The planned ISO day of the national exam, and the first day of the program. */
  examOn: string | null;
  startsOn: string | null;
  offer: Offer | null;
  /** The school has taken the applicant in. */
  isStudent: boolean;
  preference: number | null;
}

export const taskKinds = ['answer', 'ask', 'result', 'proof', 'paper', 'enroll', 'wait'] as const;

/** `wait` is the school's, everything else the applicant's. `ask` is for a later day: the one to answer has passed. */
export interface ApplicationTask {
  kind: (typeof taskKinds)[number];
  /** The papers that are missing. */
  papers: readonly Text[];
  by: string | null;
  isLate: boolean;
}

const task = (
  kind: ApplicationTask['kind'],
  today: string,
  { papers = [], by = null }: { papers?: readonly Text[]; by?: string | null } = {},
): ApplicationTask => ({ kind, papers, by, isLate: by !== null && by < today });

const tasksOfOffer = (
  { offer, applicantStatus, isStudent }: TaskSource,
  today: string,
): ApplicationTask[] => {
  // A place that was given before there were offers asks for no answer.
  if (offer === null) return isStudent ? [] : [task('enroll', today)];
  const { condition, proofBy, answerBy } = offer;
  const standing = standingAnswer(offer, applicantStatus, isStudent);
  if (condition === 'missed') return [task('wait', today)];
  const toProve: ApplicationTask[] = [
    ...(condition === 'open' ? [task('result', today, { by: proofBy })] : []),
    ...(condition?.startsWith('declared') ? [task('proof', today, { by: proofBy })] : []),
  ];
  if (isStudent) return toProve;
  if (standing === 'acceptedInDoubt') return [...toProve, task('wait', today)];
  if (standing) return standing === 'accepted' ? [task('enroll', today)] : toProve;
  const isTooLate = answerBy !== null && answerBy < today;
  return [task(isTooLate ? 'ask' : 'answer', today, { by: answerBy }), ...toProve];
};

/** True when nothing can lead to a place any more: it is refused, taken back or declined. */
export const hasEnded = ({
  applicantStatus,
  offer,
}: Pick<TaskSource, 'applicantStatus'> & { offer: Pick<Offer, 'answer'> | null }): boolean =>
  offer?.answer === 'declined' || (isDecided(applicantStatus) && applicantStatus !== acceptedStep.key);

/** The exam is planned for a later day: nobody can have its result. */
const isAhead = ({ examOn }: TaskSource, today: string): boolean => examOn !== null && examOn > today;

/** What is still to be done for one application on an ISO day; nothing after a refusal or a withdrawal. */
export function tasksOf(source: TaskSource, today: string): ApplicationTask[] {
  const { applicantStatus, missing, deadline } = source;
  if (hasEnded(source)) return [];
  // Both are told in the history of one's education; no paper is sent for them.
  const papers = missing.filter((label) => !isExamResult(label) && !isGraduation(label));
  if (applicantStatus === acceptedStep.key)
    return [...tasksOfOffer(source, today), ...(papers.length > 0 ? [task('paper', today, { papers })] : [])];
  const own = [
    ...(missing.some(isExamResult) && !isAhead(source, today) ? [task('result', today)] : []),
    ...(papers.length > 0 ? [task('paper', today, { papers, by: deadline })] : []),
  ];
  // The school decides once nothing is missing: until then it is not its turn.
  return own.length > 0 ? own : [task('wait', today)];
}

/** What comes next for an application, whoever has to do it; null where nothing is to be done. */
export const nextTask = (source: TaskSource, today: string): ApplicationTask | null =>
  tasksOf(source, today)[0] ?? null;

export const nextActors = ['school', 'applicant', 'nobody'] as const;
export type NextActor = (typeof nextActors)[number];

/** Whose turn it is on an ISO day, by what comes next: what is missing comes before the decision of the school. */
export function nextActor(source: TaskSource, today: string): NextActor {
  const task = nextTask(source, today);
  if (task === null) return 'nobody';
  return task.kind === 'wait' ? 'school' : 'applicant';
}

const lastDay = '9999-12-31';
const lastPlace = 1_000;
const placeOf = ({ preference }: TaskSource) => preference ?? lastPlace;

/** All tasks: one's own before those of schools, the earliest date first, then by one's choice. */
export function allTasks<Source extends TaskSource>(
  applications: readonly Source[],
  today: string,
): { task: ApplicationTask; application: Source }[] {
  const tasks = applications.flatMap((application) =>
    tasksOf(application, today).map((each) => ({ task: each, application })),
  );
  return tasks.toSorted(
    (one, other) =>
      Number(one.task.kind === 'wait') - Number(other.task.kind === 'wait') ||
      (one.task.by ?? lastDay).localeCompare(other.task.by ?? lastDay) ||
      taskKinds.indexOf(one.task.kind) - taskKinds.indexOf(other.task.kind) ||
      placeOf(one.application) - placeOf(other.application),
  );
}

export interface ApplicationDay {
  kind: 'exam' | 'answer' | 'proof' | 'start';
  on: string;
}

/**
 * The days of one application that lie ahead: the national exam, the last ones to answer an offer and to prove its condition, and the
 * first one of studies. The last day of applications is behind whoever has sent one.
 */
export function daysOfApplication(source: TaskSource, today: string): ApplicationDay[] {
  if (hasEnded(source)) return [];
  const { applicantStatus, examOn, startsOn, offer } = source;
  const isAccepted = applicantStatus === acceptedStep.key;
  const answerBy = offer?.answer === null ? offer.answerBy : null;
  const days: { kind: ApplicationDay['kind']; on: string | null }[] = [
    { kind: 'exam', on: examOn },
    { kind: 'answer', on: isAccepted ? answerBy : null },
    { kind: 'proof', on: offer && isOnCondition(offer) ? offer.proofBy : null },
    { kind: 'start', on: isAccepted ? startsOn : null },
  ];
  return days.flatMap(({ kind, on }) => (on !== null && on >= today ? [{ kind, on }] : []));
}
