import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import type { ProvenExam } from '@/lib/contract/admissions/result-shapes';
import { acceptedStep, rejectedStep } from '@/lib/domain/admissions/applicant-steps';
import { isOnCondition } from '@/lib/domain/admissions/offers';
import { type GivenProof, type PlaceVerdict, verdictOf } from '@/lib/domain/admissions/place-by-proofs';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import type { applicants, PlaceState } from '@/backend/db/schema';

type ApplicantRecord = typeof applicants.$inferSelect;
type Result = Extract<EnrollDetail['nationalExam'], { state: 'taken' }>;

export type ExamProof = GivenProof & { exam: ProvenExam };

/** What a proof can change of an application, as it is now. */
export const stateOf = (row: ApplicantRecord): PlaceState => ({
  status: row.status,
  statusSince: row.statusSince.toISOString(),
  condition: row.offerCondition,
  answer: row.offerAnswer,
  answeredAt: row.offerAnsweredAt?.toISOString() ?? null,
  doubtSince: row.offerDoubtSince?.toISOString() ?? null,
  nationalExam: row.detail.nationalExam,
  highSchool: row.detail.highSchool,
});

const instantOf = (iso: string | null) => (iso === null ? null : new Date(iso));

/** The same as columns. */
export const placeColumns = (state: PlaceState, { detail }: ApplicantRecord) => ({
  status: state.status,
  statusSince: new Date(state.statusSince),
  offerCondition: state.condition,
  offerAnswer: state.answer,
  offerAnsweredAt: instantOf(state.answeredAt),
  offerDoubtSince: instantOf(state.doubtSince),
  detail: { ...detail, nationalExam: state.nationalExam, highSchool: state.highSchool },
});

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Instants that belong to another column: they follow it. */
const since = { status: 'statusSince', answer: 'answeredAt' } as const;

/** The application without what proofs alone have done. What people have changed since stays changed. */
export function withoutProofs(row: ApplicantRecord): PlaceState {
  const now = stateOf(row);
  const mark = row.offerProven;
  if (!mark) return now;
  const { before, after } = mark;
  const isUntouched = (name: keyof PlaceState) => isSame(now[name], after[name]);
  const base = { ...now };
  const restore = <K extends keyof PlaceState>(name: K, ...following: K[]) => {
    if (!isUntouched(name)) return;
    for (const each of [name, ...following]) base[each] = before[each];
  };
  restore('status', since.status);
  restore('condition');
  restore('answer', since.answer);
  restore('doubtSince');
  restore('nationalExam');
  restore('highSchool');
  return base;
}

export interface JudgedPlace {
  row: ApplicantRecord;
  base: PlaceState;
  current: PlaceState;
  /** The school has taken its person in. */
  isStudent: boolean;
  heard: readonly string[];
}

/** What the application says once a result is there: who has passed has finished high school in that year. */
export const withResult = (
  { nationalExam, highSchool }: Pick<EnrollDetail, 'nationalExam' | 'highSchool'>,
  { track, date, grade }: ProvenExam,
): Pick<EnrollDetail, 'nationalExam' | 'highSchool'> => {
  const isAsSaid =
    nationalExam?.state === 'taken' && nationalExam.grade === grade && nationalExam.track === track;
  const result: Result = {
    ...(isAsSaid ? nationalExam : { state: 'taken', totalScore: null, subjects: {} }),
    track,
    date,
    grade,
  };
  const year = Number(parseMonthDayYear(date)?.slice(0, 4));
  const isOver = highSchool && !highSchool.graduated && grade !== 'F';
  return {
    nationalExam: result,
    highSchool: isOver ? { ...highSchool, graduated: true, graduationYear: year } : highSchool,
  };
};

export const verdictOn = ({ row, base, heard }: JudgedPlace, proofs: readonly GivenProof[]): PlaceVerdict =>
  verdictOf(
    {
      schoolId: row.schoolId,
      minimum: row.offerMinimumGrade,
      declared: base.nationalExam?.state === 'taken' ? base.nationalExam.grade : null,
      heard,
    },
    proofs,
  );

/** One place by its proofs alone, before the answers to other places are looked at. */
function judge(place: JudgedPlace, proofs: readonly ExamProof[], now: string): PlaceState {
  const { base, current, isStudent } = place;
  const verdict = verdictOn(place, proofs);
  const proven = proofs.find(({ id }) => id === verdict.by)?.exam;
  const target: PlaceState = { ...base, ...(proven && withResult(base, proven)) };
  const isHeld = base.status === acceptedStep.key;
  const isConditional = base.condition !== null && (isHeld || base.condition === 'missed');
  if (isConditional && verdict.state === 'met')
    Object.assign(target, { status: acceptedStep.key, condition: 'met', doubtSince: null });
  if (isConditional && verdict.state === 'missed')
    Object.assign(target, { status: rejectedStep.key, condition: 'missed' });
  // What is final is taken away by people alone.
  const isFinal = current.condition === 'met' && (isStudent || current.answer === 'accepted');
  const falls = target.condition === 'missed' || (isStudent && target.condition !== 'met');
  if (isFinal && falls) return { ...current, doubtSince: current.doubtSince ?? now };
  const isOpen = target.status === acceptedStep.key || target.condition === 'missed';
  if (verdict.doubts.length > 0 && isOpen) target.doubtSince = now;
  return target;
}

const isStanding = ({ status, answer }: PlaceState) =>
  status === acceptedStep.key && answer !== null && answer !== 'declined';

/** The back-up follows the first place, and nobody holds two. */
function settleAnswers(places: readonly JudgedPlace[], targets: PlaceState[], now: string): void {
  const standing = targets.filter(isStanding);
  const firsts = targets.flatMap((target, at) =>
    isStanding(target) && target.answer === 'accepted' ? [{ target, current: places[at]?.current }] : [],
  );
  const back = (target: PlaceState) =>
    Object.assign(target, { answer: null, answeredAt: null, doubtSince: now });
  if (firsts.length > 1)
    for (const { target, current } of firsts)
      if (!current || !isStanding(current) || current.answer !== 'accepted') back(target);
  const backUp = standing.find(({ answer }) => answer === 'backup');
  const first = standing.find(({ answer }) => answer === 'accepted');
  if (!backUp || (first && (isOnCondition(first) || first.doubtSince !== null))) return;
  Object.assign(backUp, { answer: first ? 'declined' : 'accepted', answeredAt: now });
}

/** The instants of what does not change stay. */
const keepInstants = (target: PlaceState, current: PlaceState): PlaceState => ({
  ...target,
  ...(target.status === current.status && { statusSince: current.statusSince }),
  ...(target.answer === current.answer && { answeredAt: current.answeredAt }),
  ...(target.doubtSince !== null && current.doubtSince !== null && { doubtSince: current.doubtSince }),
});

/**
 * What the places of one person are by the proofs that stand, in the order of the places. It begins each time with the places as they were
 * without proofs, so that nothing is left of a proof that was withdrawn.
 * @param now ISO instant of what changes
 */
export function targetsOf(
  places: readonly JudgedPlace[],
  proofs: readonly ExamProof[],
  now: string,
): PlaceState[] {
  const targets = places.map((place) => judge(place, proofs, now));
  settleAnswers(places, targets, now);
  return targets.map((target, at) => {
    const place = places[at];
    if (!place) return target;
    const { base, current } = place;
    const dated =
      target.status !== base.status && target.status !== current.status
        ? { ...target, statusSince: now }
        : target;
    return keepInstants(dated, current);
  });
}
