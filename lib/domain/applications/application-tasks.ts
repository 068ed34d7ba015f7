import { acceptedStep, isDecided } from './applicant-steps';
import { isExamResult } from './application-missing';
import type { Offer } from './offers';

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
  offer: Offer | null;
  preference: number | null;
}

const taskKinds = ['answer', 'result', 'paper', 'enroll', 'wait'] as const;

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

const tasksOfOffer = (offer: Offer | null, today: string): ApplicationTask[] => {
  if (offer?.answer === 'declined') return [];
  if (offer?.answer === 'accepted') return [task('enroll', today)];
  const by = offer?.answerBy ?? null;
  return offer?.condition === 'open' ? [task('result', today, { by })] : [task('answer', today, { by })];
};

/** What is still to be done for one application on an ISO day; nothing after a refusal or a withdrawal. */
export function tasksOf(source: TaskSource, today: string): ApplicationTask[] {
  const { applicantStatus, missing, deadline, offer } = source;
  if (applicantStatus === acceptedStep.key) return tasksOfOffer(offer, today);
  if (isDecided(applicantStatus)) return [];
  const papers = missing.filter((label) => !isExamResult(label));
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

export interface Deadline {
  kind: 'answer' | 'apply';
  on: string;
}

/** The last days of one application that lie ahead: to answer an offer, or to complete it. */
export function deadlinesOf({ applicantStatus, deadline, offer }: TaskSource, today: string): Deadline[] {
  const days: Deadline[] = [];
  if (applicantStatus === acceptedStep.key) {
    if (offer?.answerBy && offer.answer === null) days.push({ kind: 'answer', on: offer.answerBy });
  } else if (!isDecided(applicantStatus) && deadline) {
    days.push({ kind: 'apply', on: deadline });
  }
  return days.filter(({ on }) => on >= today);
}
