import { and, eq, inArray, ne } from 'drizzle-orm';
import { acceptedStep, rejectedStep, withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import { changedFields } from '@/lib/domain/admissions/changed-fields';
import { declaredState, placeSteps } from '@/lib/domain/admissions/offers';
import type { Db } from '@/backend/db/client';
import {
  applicants,
  type PlaceState,
  type ProofMark,
  type resultProofs,
  students,
} from '@/backend/db/schema';
import type { Act } from '@/backend/core/access/act';
import { addEvent } from './application-events';
import { notifyStaff } from './change-application';
import { endFollowUps } from './end-follow-ups';
import {
  placeColumns,
  type ExamProof,
  isSame,
  type JudgedPlace,
  stateOf,
  targetsOf,
  verdictOn,
  withoutProofs,
} from './place-targets';
import { changedEntry } from './entry-of';
import { standingExams } from './standing-exams';
import { tellStatus } from './tell-status';

type ApplicantRecord = typeof applicants.$inferSelect;
type ProofRecord = typeof resultProofs.$inferSelect;

/** Why places are looked at again. `kept`: their school has decided that the place stays as it is. */
export type Cause =
  | { kind: 'proven' }
  | { kind: 'withdrawn'; proof: ProofRecord; reason: string }
  | { kind: 'kept'; applicantId: string; reason: string };

/** What a school has before it when it accepts: the proofs of others do not put that place in doubt later. */
export async function heardProofs(tx: Db, row: ApplicantRecord): Promise<ProofMark | null> {
  const proofs = await standingExams(tx, row.userId);
  const heard = proofs.filter(({ schoolId }) => schoolId !== row.schoolId).map(({ id }) => id);
  if (heard.length === 0) return row.offerProven;
  const present = stateOf(row);
  return { before: row.offerProven?.before ?? present, after: row.offerProven?.after ?? present, heard };
}

const studentIds = async (tx: Db, rows: readonly ApplicantRecord[]): Promise<ReadonlySet<string>> => {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const found = await tx
    .select({ id: students.applicantId })
    .from(students)
    .where(inArray(students.applicantId, ids));
  return new Set(found.flatMap(({ id }) => id ?? []));
};

const placesOf = async (tx: Db, userId: string, cause: Cause, proofs: readonly ExamProof[]) => {
  const rows = await tx
    .select()
    .from(applicants)
    .where(and(eq(applicants.userId, userId), ne(applicants.status, withdrawnStep.key)))
    .orderBy(applicants.id)
    .for('update');
  const taken = await studentIds(tx, rows);
  return rows.map((row): JudgedPlace => {
    const isKept = cause.kind === 'kept' && cause.applicantId === row.id;
    const standing = new Set(proofs.map(({ id }) => id));
    const base = withoutProofs(row);
    return {
      row,
      base: isKept ? { ...base, doubtSince: null } : base,
      current: stateOf(row),
      isStudent: taken.has(row.id),
      heard: isKept ? [...standing] : (row.offerProven?.heard ?? []).filter((id) => standing.has(id)),
    };
  });
};

/**
 * A place that people have made final or ended on the word of a proof, and that no other proof says the same of: whoever decides for the
 * school looks at it again. One that nobody has answered is on condition again.
 */
function withoutItsProof(place: JudgedPlace, target: PlaceState, proofs: readonly ExamProof[], now: string) {
  const { base, row, isStudent } = place;
  const { state } = verdictOn(place, proofs);
  if ((base.condition !== 'met' && base.condition !== 'missed') || state === base.condition) return target;
  const isAnswered = base.answer !== null || isStudent || base.condition === 'missed';
  if (isAnswered) return { ...target, doubtSince: target.doubtSince ?? now };
  return {
    ...target,
    condition: row.offerMinimumGrade && declaredState(row.offerMinimumGrade, base.nationalExam),
  };
}

const stepOf = (target: PlaceState) => (target.answer === 'accepted' ? placeSteps.final : acceptedStep);

/** A back-up has become the place, or was given back, because of what has become of the first place. */
async function tellAnswer(act: Act, row: ApplicantRecord, to: PlaceState): Promise<void> {
  const isFirst = to.answer === 'accepted';
  await addEvent(act, row, { kind: isFirst ? 'offer-first' : 'offer-released' });
  await tellStatus(act, row, isFirst ? placeSteps.first : placeSteps.released);
  await notifyStaff(act, row, isFirst ? 'offer-first' : 'offer-released');
}

/** Tells the history, the person and the school what has become of a place; each transition says the gravest of what happened. */
async function tell(act: Act, row: ApplicantRecord, to: PlaceState, cause: Cause): Promise<void> {
  const from = stateOf(row);
  const detail = placeColumns(to, row).detail;
  const fields = changedFields(row.detail, detail);
  const change = fields.length > 0 ? { fields, before: row.detail } : {};
  const note = cause.kind === 'proven' ? null : cause.reason;
  const toStatus = to.status;
  const isNewDoubt = to.doubtSince !== null && from.doubtSince === null;
  const isProven = to.condition !== from.condition && (to.condition === 'met' || to.condition === 'missed');
  if (isNewDoubt) {
    const isWithdrawn = cause.kind === 'withdrawn';
    await addEvent(act, row, {
      kind: isWithdrawn ? 'proof-withdrawn' : 'proof-differs',
      note,
      toStatus,
      ...change,
    });
    await tellStatus(act, row, isWithdrawn ? placeSteps.doubt : placeSteps.questioned);
    return notifyStaff(act, row, 'offer-doubt');
  }
  if (isProven && to.condition !== null && cause.kind !== 'withdrawn') {
    const isMissed = to.condition === 'missed';
    await addEvent(act, row, { kind: isMissed ? 'condition-missed' : 'condition-met', toStatus, ...change });
    if (to.answer !== from.answer) return tellAnswer(act, row, to);
    await tellStatus(act, row, isMissed ? rejectedStep : stepOf(to));
    if (!to.answer) return notifyStaff(act, row, 'application-changed');
    return notifyStaff(act, row, isMissed ? 'offer-void' : 'offer-final');
  }
  if (from.doubtSince !== null && to.doubtSince === null && cause.kind !== 'withdrawn') {
    await addEvent(act, row, { kind: 'place-kept', note, ...change });
    return tellStatus(act, row, to.status === acceptedStep.key ? placeSteps.kept : rejectedStep);
  }
  const isOther = to.condition !== from.condition || to.doubtSince !== from.doubtSince;
  if (cause.kind === 'withdrawn' && (isOther || to.answer !== from.answer)) {
    await addEvent(act, row, { kind: 'proof-withdrawn', note, toStatus, ...change });
    await tellStatus(act, row, placeSteps.restored);
    return notifyStaff(act, row, 'offer-restored');
  }
  if (to.answer !== from.answer) {
    if (fields.length > 0) await addEvent(act, row, { kind: 'changed', ...change });
    return tellAnswer(act, row, to);
  }
  if (fields.length > 0) await addEvent(act, row, { kind: 'changed', note, ...change });
}

/**
 * Brings all places of a person to what the standing proofs say, in one transaction: conditions are met or missed, a place is final, void or
 * in doubt, and the back-up follows. What proofs alone have changed is remembered beside each place, so that a withdrawn proof leaves every
 * place as it was before it.
 */
export async function settlePlaces(act: Act, userId: string, cause: Cause): Promise<void> {
  const now = act.now.toISOString();
  const proofs = await standingExams(act.tx, userId);
  const places = await placesOf(act.tx, userId, cause, proofs);
  const targets = targetsOf(places, proofs, now);
  for (const [at, place] of places.entries()) {
    const { row, base, current, heard } = place;
    const found = targets[at];
    if (!found) continue;
    const isConcerned =
      cause.kind === 'withdrawn' && (cause.proof.schoolId === row.schoolId || cause.proof.binds);
    const target = isConcerned ? withoutItsProof(place, found, proofs, now) : found;
    const isMarked = !isSame(target, base) || heard.length > 0;
    const mark = isMarked ? { before: base, after: target, heard: [...heard] } : null;
    if (isSame(target, current) && isSame(mark, row.offerProven)) continue;
    const columns = placeColumns(target, row);
    await act.bump(applicants, row, {
      ...columns,
      ...(await changedEntry(act.tx, row, columns, act.now)),
      offerProven: mark,
      ...(!isSame(target, current) && { updatedAt: act.now }),
    });
    await endFollowUps(act, row, columns);
    if (!isSame(target, current) || cause.kind === 'kept') await tell(act, row, target, cause);
  }
}
