import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import type { Db } from '@/backend/db/client';
import type { Caller } from '@/backend/deps';
import { findApplicant, readsPapers, rightOf } from '@/backend/core/access/applicant-access';
import { readApplicantDetail } from './applicant-views';
import { stateOnly } from './desk-applicants';
import { findUndoableMove } from './find-undoable-move';

/** The moves are left of its history, without what was noted. */
const detailOfState = (detail: ApplicantDetail): ApplicantDetail => ({
  ...stateOnly(detail),
  enrollToDetail: null,
  papers: [],
  results: [],
  timeline: detail.timeline
    .filter(({ kind }) => kind === 'status' || kind === 'withdrawn')
    .map((entry) => ({ ...entry, note: null })),
});

/** Why papers were not seen first, or why somebody enrolls in spite of what is open, is a word among those who decide. */
const detailOfPerson = (detail: ApplicantDetail): ApplicantDetail => ({
  ...detail,
  timeline: detail.timeline.filter(({ kind }) => kind !== 'papers-unseen' && kind !== 'intake-open'),
});

/** One application for whoever may open it, with what they may do with it. @throws 404 */
export async function readForReader(db: Db, id: string, caller: Caller, now: Date): Promise<ApplicantDetail> {
  const row = await findApplicant(db, id);
  const detail = await readApplicantDetail(db, id, now);
  const right = await rightOf(db, row, caller);
  if (right === null) return detailOfPerson(detail);
  const mayUndo = right === 'decide' && (await findUndoableMove(db, row, caller)) !== null;
  const mayReadPapers = row.userId === caller.id || readsPapers(right, caller);
  const answer = { ...detail, right, mayUndo, ...(!mayReadPapers && { papers: [], mayReadPapers }) };
  return right === 'state' && row.userId !== caller.id ? detailOfState(answer) : answer;
}
