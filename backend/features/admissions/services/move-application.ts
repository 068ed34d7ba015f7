import { eq, and } from 'drizzle-orm';
import type * as z from 'zod';
import type { statusChange } from '@/lib/contract/admissions/applicants';
import { acceptedStep, withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import { conditionalStep, isOnCondition, type ConditionState } from '@/lib/domain/admissions/offers';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { applicants, students, applicationPapers } from '@/backend/db/schema';
import { invalid, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { findToDecide } from '@/backend/core/access/applicant-access';
import { stepsOfSchools } from './applicant-views';
import { addEvent } from './application-events';
import { endFollowUps } from './end-follow-ups';
import { knownResult } from './known-result';
import { offerColumns } from './offer-terms';
import { settleBackUp } from './own-offers';
import { heardProofs } from './settle-places';
import { storeRow } from './stored-row';
import { tellStatus } from './tell-status';
import { unseenPapers } from '@/lib/domain/admissions/application-missing';
import type { Db } from '@/backend/db/client';
import { findSchool } from '@/backend/core/access/find-school';
import { formOfVersion } from '@/backend/features/schools/services/applicant-forms';

/**
 * Whoever accepts although nobody has seen a required paper says why. @returns whether there is such a paper
 * @throws 422 without the reason
 */
async function requireReasonForUnseen(
  tx: Db,
  row: typeof applicants.$inferSelect,
  condition: ConditionState | null,
  reason: string | undefined,
): Promise<boolean> {
  const form = await formOfVersion(tx, await findSchool(tx, row.schoolId), row.formVersion);
  const papers = await tx
    .select({ kind: applicationPapers.kind, state: applicationPapers.state })
    .from(applicationPapers)
    .where(and(eq(applicationPapers.applicantId, row.id), eq(applicationPapers.state, 'received')));
  const unseen = unseenPapers({ files: form.files, papers }, isOnCondition({ condition }));
  if (unseen.length > 0 && !reason) throw invalid([{ path: 'unseenReason', code: 'papers-unseen' }]);
  return unseen.length > 0;
}

/**
 * Moves an application to another step of its school, and tells the person.
 * @throws 403 for one's own, 404, 409 `withdrawn` or `is-student`, 412, 422 for a step that the school does not have where it is already, or for a required paper that nobody has seen and no reason
 */
export async function moveApplication(
  act: Act,
  id: string,
  { applicantStatus, note, offer, unseenReason }: z.output<typeof statusChange>,
): Promise<void> {
  const { tx } = act;
  const row = await findToDecide(tx, id, act.caller);
  act.requireVersion(row);
  if (row.status === withdrawnStep.key)
    throw new Refusal(409, 'withdrawn', 'The applicant has taken this application back.');
  if ((await tx.$count(students, eq(students.applicantId, id))) > 0)
    throw new Refusal(409, 'is-student', 'This applicant is a student of the school. Undo that first.');
  const steps = (await stepsOfSchools(tx, [row.schoolId])).get(row.schoolId) ?? [];
  const target = steps.find((step) => step.key === applicantStatus);
  if (!target) throw invalid([{ path: 'applicantStatus', code: 'unknown-step' }]);
  if (target.key === row.status) throw invalid([{ path: 'applicantStatus', code: 'same-step' }]);
  const known = await knownResult(tx, row, offer?.minimumGrade ?? null);
  const terms = offerColumns(target.key, offer, known, dayInCambodia(act.now));
  const unseen =
    target.key === acceptedStep.key &&
    (await requireReasonForUnseen(tx, row, terms.offerCondition, unseenReason));
  const offerProven = target.key === acceptedStep.key ? await heardProofs(tx, row) : row.offerProven;
  const moved = { status: target.key, statusSince: act.now, updatedAt: act.now, ...terms, offerProven };
  const { version } = await act.bump(applicants, row, moved);
  await endFollowUps(act, row, moved);
  const names = Object.keys(moved) as (keyof typeof moved)[];
  const before = Object.fromEntries(names.map((name) => [name, row[name]]));
  const undo = storeRow(applicants, { ...before, version });
  await addEvent(act, row, { kind: 'status', toStatus: target.key, note: note || null, undo });
  if (unseen) await addEvent(act, row, { kind: 'papers-unseen', note: unseenReason ?? null });
  const { offerCondition: condition, offerMinimumGrade } = terms;
  const isOpen = isOnCondition({ condition }) && offerMinimumGrade;
  await tellStatus(act, row, isOpen ? conditionalStep(offerMinimumGrade) : target);
  act.note('application-status', row.id, { from: row.status, to: target.key, unseen });
  await settleBackUp(act, row.userId);
}
