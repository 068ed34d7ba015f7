import { acceptedStep, isDecided } from './applicant-steps';
import { isExamResult } from './application-missing';
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
  preference: number | null;
}

const taskKinds = ['answer', 'result', 'proof', 'paper', 'enroll', 'wait'] as const;

/** `wait` is the school's, everything else the applicant's. */
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

const tasksOfOffer = ({ offer, applicantStatus }: TaskSource, today: string): ApplicationTask[] => {
  const standing = offer && standingAnswer(offer, applicantStatus);
  if (standing === 'declined') return [];
  const condition = offer?.condition ?? null;
  const proofBy = offer?.proofBy ?? null;
  const toProve: ApplicationTask[] = [
    ...(condition === 'open' ? [task('result', today, { by: proofBy })] : []),
    ...(condition?.startsWith('declared') ? [task('proof', today, { by: proofBy })] : []),
  ];
  if (standing === 'acceptedInDoubt') return [...toProve, task('wait', today)];
  if (standing) return standing === 'accepted' ? [task('enroll', today)] : toProve;
  return [task('answer', today, { by: offer?.answerBy ?? null }), ...toProve];
};

/** What is still to be done for one application on an ISO day; nothing after a refusal or a withdrawal. */
export function tasksOf(source: TaskSource, today: string): ApplicationTask[] {
  const { applicantStatus, missing, deadline } = source;
  const papers = missing.filter((label) => !isExamResult(label));
  if (applicantStatus === acceptedStep.key)
    return [...tasksOfOffer(source, today), ...(papers.length > 0 ? [task('paper', today, { papers })] : [])];
  if (isDecided(applicantStatus)) return [];
  return [
    ...(papers.length < missing.length ? [task('result', today)] : []),
    ...(papers.length > 0 ? [task('paper', today, { papers, by: deadline })] : []),
    task('wait', today),
  ];
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
export function daysOf(source: TaskSource, today: string): ApplicationDay[] {
  const { applicantStatus, examOn, startsOn, offer } = source;
  const isAccepted = applicantStatus === acceptedStep.key;
  if (offer?.answer === 'declined' || (isDecided(applicantStatus) && !isAccepted)) return [];
  const answerBy = offer?.answer === null ? offer.answerBy : null;
  const days: { kind: ApplicationDay['kind']; on: string | null }[] = [
    { kind: 'exam', on: examOn },
    { kind: 'answer', on: isAccepted ? answerBy : null },
    { kind: 'proof', on: offer && isOnCondition(offer) ? offer.proofBy : null },
    { kind: 'start', on: isAccepted ? startsOn : null },
  ];
  return days.flatMap(({ kind, on }) => (on !== null && on >= today ? [{ kind, on }] : []));
}
