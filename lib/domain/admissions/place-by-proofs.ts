import type { ExamGrade } from './national-exam';
import { examGrades } from './national-exam';
import { type OfferGrade, provenState } from './offers';
import type { ProofSource } from './result-proofs';

/**
 * Whether a proof counts beyond the school that gave it: a paper that was seen does, and a list that Sala itself has imported. The record
 * of a school is the word of that school.
 */
export const reachesOthers = (source: ProofSource, isOfSala: boolean): boolean =>
  source === 'paper' || (source === 'list' && isOfSala);

export interface GivenProof {
  id: string;
  schoolId: string;
  /** It counts for other schools too. */
  binds: boolean;
  /** ISO instant. */
  at: string;
  grade: ExamGrade;
}

interface JudgedPlace {
  schoolId: string;
  /** Null where the place asks for no letter. */
  minimum: OfferGrade | null;
  /** The letter that the applicant has told of; null without one. */
  declared: ExamGrade | null;
  /** The proofs of other schools that this school has heard and decided about. */
  heard: readonly string[];
}

export interface PlaceVerdict {
  /** What becomes of the condition; null where nothing decides about it. */
  state: 'met' | 'missed' | null;
  /** The proof that counts here; null without one. */
  by: string | null;
  /** Proofs that say otherwise and that the school has not heard: it decides. */
  doubts: readonly string[];
}

const isWorse = (grade: ExamGrade, than: ExamGrade) => examGrades.indexOf(grade) > examGrades.indexOf(than);

const isAgainst = (
  { grade }: GivenProof,
  { minimum, declared }: Pick<JudgedPlace, 'minimum' | 'declared'>,
): boolean => {
  if (minimum !== null) return provenState(minimum, grade) === 'missed';
  return declared !== null && isWorse(grade, declared);
};

const newest = (proofs: readonly GivenProof[]) =>
  proofs.toSorted((a, b) => (a.at === b.at ? a.id.localeCompare(b.id) : a.at.localeCompare(b.at))).at(-1);

/**
 * What the standing proofs of an exam mean for one place. The school's own proof decides. A proof of another school that reaches others
 * fulfils a condition; it never ends a place, but puts it in doubt. The answer depends on the proofs alone, not on their order of arrival
 * here, so a proof that is withdrawn leaves nothing behind.
 */
export function verdictOf(place: JudgedPlace, proofs: readonly GivenProof[]): PlaceVerdict {
  const own = newest(proofs.filter(({ schoolId }) => schoolId === place.schoolId));
  const foreign = proofs.filter(({ schoolId, binds }) => binds && schoolId !== place.schoolId);
  const unheard = (found: readonly GivenProof[]) =>
    found.filter(({ id }) => !place.heard.includes(id)).map(({ id }) => id);
  if (own) {
    const state = place.minimum && provenState(place.minimum, own.grade);
    const isOtherwise = (proof: GivenProof) =>
      state !== null && proof.at > own.at && isAgainst(proof, place) !== (state === 'missed');
    return { state, by: own.id, doubts: unheard(foreign.filter(isOtherwise)) };
  }
  const against = foreign.filter((proof) => isAgainst(proof, place));
  if (against.length > 0) return { state: null, by: null, doubts: unheard(against) };
  const by = newest(foreign)?.id ?? null;
  return { state: by && place.minimum ? 'met' : null, by, doubts: [] };
}
