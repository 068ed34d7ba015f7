import { resultProvenBy } from './result-proofs';
import { rejectedStep, withdrawnStep } from './applicant-steps';

interface Detail {
  nationalExam: { state: 'taken' | 'planned' | 'not-taken' } | null;
  highSchool: { graduated: boolean } | null;
}

interface Text {
  en: string;
  km: string;
}

const examResult: Text = { en: 'National exam (BacII) result', km: 'លទ្ធផលប្រឡងបាក់ឌុប' };
const graduation: Text = { en: 'Proof of finishing high school', km: 'លិខិតបញ្ជាក់ការបញ្ចប់ថ្នាក់វិទ្យាល័យ' };

/** The result is entered once for all applications, and is no paper. */
export const isExamResult = ({ en }: Text): boolean => en === examResult.en;

/** Said in the history of one's education once school is over, and no paper. */
export const isGraduation = ({ en }: Text): boolean => en === graduation.en;

interface AskedFile {
  key: string;
  label: Text;
  required: boolean;
  original?: boolean | undefined;
}

/** What a school wants to see, and what has become of the paper of that kind. */
interface Asked {
  files: readonly AskedFile[];
  papers: readonly { kind: string; state: 'sent' | 'received' | 'refused' }[];
}

/**
 * The papers that nobody has seen although they are required. Originals are brought at the enrolment; the result of the exam comes later
 * where the place is accepted on condition.
 */
export const unseenPapers = ({ files, papers }: Asked, isOnCondition: boolean): Text[] => {
  const seen = new Set(papers.filter(({ state }) => state === 'received').map(({ kind }) => kind));
  return files
    .filter(
      ({ key, label, required, original }) =>
        required && !original && !seen.has(key) && !(isOnCondition && resultProvenBy(label)),
    )
    .map(({ label }) => label);
};

/**
 * The papers of a form without which the school does not begin: originals are brought, not sent, and no paper is sent for what is told
 * in the history of one's education.
 */
export const papersToSend = <File extends AskedFile>(files: readonly File[]): File[] =>
  files.filter(
    ({ required, original, label }) => required && !original && !isExamResult(label) && !isGraduation(label),
  );

/**
 * What a school still waits for: the exam's result and the graduation while they lie ahead, then the papers that it requires
 * and that are neither sent nor received. An acceptance asks for them as before; nothing is missing once the application has
 * ended.
 */
export function missingItems(
  detail: Detail,
  { files, papers }: Asked,
  { status, isDeclined = false }: { status: string; isDeclined?: boolean },
): Text[] {
  if (isDeclined || status === rejectedStep.key || status === withdrawnStep.key) return [];
  const given = new Set(papers.filter(({ state }) => state !== 'refused').map(({ kind }) => kind));
  return [
    ...(detail.nationalExam?.state === 'planned' ? [examResult] : []),
    ...(detail.highSchool?.graduated === false ? [graduation] : []),
    ...papersToSend(files)
      .filter(({ key }) => !given.has(key))
      .map(({ label }) => label),
  ];
}

/** What is open of an accepted application whose person is to become a student. */
export interface OpenAtIntake {
  /** The person has accepted the place. */
  isAnswered: boolean;
  missing: readonly Text[];
}

/** Whoever makes a student of an application of which something is open says why. */
export const asksWhyAtIntake = ({ isAnswered, missing }: OpenAtIntake): boolean =>
  !isAnswered || missing.length > 0;
