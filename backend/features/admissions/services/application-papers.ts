import { and, eq, isNull } from 'drizzle-orm';
import type { ProvenExam } from '@/lib/contract/admissions/result-shapes';
import type { Text } from '@/lib/contract/fields';
import { rejectedStep, withdrawnStep } from '@/lib/domain/admissions/applicant-steps';
import { resultProvenBy } from '@/lib/domain/admissions/result-proofs';
import type { Db } from '@/backend/db/client';
import { applicants, applicationPapers, resultProofs, type schools } from '@/backend/db/schema';
import type { Caller } from '@/backend/deps';
import { invalid, notFound, Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { keepersOf } from '@/backend/core/access/staff';
import { findSchool } from '@/backend/core/access/find-school';
import { releaseFile } from '@/backend/core/files/remove-uploads';
import { foreignFields } from '@/backend/core/files/upload-files';
import { addEvent } from './application-events';
import { formOfVersion } from '@/backend/features/schools/services/applicant-forms';
import { findToProve, proveResult, withdrawProofBy } from './result-proofs';

type ApplicantRecord = typeof applicants.$inferSelect;
type Paper = typeof applicationPapers.$inferSelect;
type School = typeof schools.$inferSelect;

/** What one paper of one application is, read under the application's lock. */
interface Desk {
  row: ApplicantRecord;
  school: School;
  label: Text;
  /** It is shown at the school and never sent. */
  isOriginal: boolean;
  paper: Paper | undefined;
}

const here = (applicantId: string, kind: string) =>
  and(eq(applicationPapers.applicantId, applicantId), eq(applicationPapers.kind, kind));

/** @throws 404; 409 once nobody looks at the application any more; 422 for a paper that its form does not know */
const openDesk = async (tx: Db, applicantId: string, kind: string): Promise<Desk> => {
  const [row] = await tx.select().from(applicants).where(eq(applicants.id, applicantId)).for('update');
  if (!row) throw notFound();
  if (row.status === rejectedStep.key || row.status === withdrawnStep.key)
    throw new Refusal(409, 'already-processed', 'The data modification can not proceed.');
  const school = await findSchool(tx, row.schoolId);
  const form = await formOfVersion(tx, school, row.formVersion);
  const [paper] = await tx.select().from(applicationPapers).where(here(applicantId, kind));
  const asked = form.files.find(({ key }) => key === kind);
  const label = asked?.label ?? paper?.label;
  if (!label) throw invalid([{ path: 'kind', code: 'unknown-paper' }]);
  return { row, school, label, isOriginal: asked?.original ?? false, paper };
};

const alreadyReceived = () => new Refusal(409, 'paper-received', 'The school has received this paper.');

const messageAbout = ({ row, school, label }: Desk) => ({
  name: row.name,
  nameKm: row.nameKm,
  schoolEn: school.name,
  schoolKm: school.nameNative,
  titleEn: label.en,
  titleKm: label.km,
});

const addPaperEvent = async (
  act: Act,
  { row, label }: Desk,
  event: {
    kind: 'paper-sent' | 'paper-removed' | 'paper-received' | 'paper-refused';
    paper: string;
    note?: string;
  },
) => {
  await addEvent(act, row, { kind: event.kind, paper: label, note: event.note || null });
  act.note(`application-${event.kind}`, row.id, { paper: event.paper });
};

/** The owner's own row; for others it does not exist. */
const findOwn = async (db: Db, id: string, caller: Caller) => {
  const [row] = await db.select().from(applicants).where(eq(applicants.id, id));
  if (row?.userId !== caller.id) throw notFound();
};

/** A result that is proven rests on this paper. */
const isEvidence = async (tx: Db, applicantId: string, paper: string): Promise<boolean> =>
  (await tx.$count(
    resultProofs,
    and(
      eq(resultProofs.applicantId, applicantId),
      eq(resultProofs.paper, paper),
      isNull(resultProofs.withdrawnAt),
    ),
  )) > 0;

/**
 * A finished file of the applicant's own takes the place of the one that was sent before, and nobody has seen it yet.
 * @throws 409 `paper-received` where a proof rests on the earlier one
 */
export async function sendPaper(
  act: Act,
  id: string,
  { kind, fileKey }: { kind: string; fileKey: string },
): Promise<void> {
  const { tx, caller } = act;
  await findOwn(tx, id, caller);
  const desk = await openDesk(tx, id, kind);
  if (desk.isOriginal) throw invalid([{ path: 'kind', code: 'bring-original' }]);
  if ((await foreignFields(tx, caller.id, 'application-document', { fileKey })).length > 0)
    throw invalid([{ path: 'fileKey', code: 'unknown-document' }]);
  const { row, label, paper } = desk;
  if (paper?.fileKey === fileKey && paper.state !== 'refused') return;
  if (paper?.state === 'received' && (await isEvidence(tx, id, kind))) throw alreadyReceived();
  const sent = { label, fileKey, state: 'sent' as const, sentAt: act.now };
  const fresh = { ...sent, reason: null, decidedAt: null, decidedBy: null };
  await act.tx
    .insert(applicationPapers)
    .values({ applicantId: id, kind, ...fresh })
    .onConflictDoUpdate({ target: [applicationPapers.applicantId, applicationPapers.kind], set: fresh });
  await addPaperEvent(act, desk, { kind: 'paper-sent', paper: kind });
  const message = {
    kind: 'paper-sent' as const,
    params: messageAbout(desk),
    names: row.userId,
    page: '/advisor/user/application/[id]' as const,
    about: id,
    subject: `paper:${id}`,
    again: 'renew' as const,
  };
  await act.tell(await keepersOf(tx, row.schoolId), message);
  await releaseFile(act, paper?.fileKey);
}

/** Takes back what the school has not received. */
export async function removePaper(act: Act, id: string, kind: string): Promise<void> {
  const { tx } = act;
  await findOwn(tx, id, act.caller);
  const desk = await openDesk(tx, id, kind);
  const { paper } = desk;
  if (!paper) return;
  if (paper.state === 'received') throw alreadyReceived();
  await act.tx.delete(applicationPapers).where(here(id, kind));
  await addPaperEvent(act, desk, { kind: 'paper-removed', paper: kind });
  await releaseFile(act, paper.fileKey);
}

interface Decision {
  kind: string;
  state: 'received' | 'refused';
  fileKey: string | null;
  reason: string;
  /** What the paper says, where it is one that shows the result of the national exam. */
  exam?: ProvenExam | undefined;
}

/** A paper that was seen proves what it shows; one that was refused after all proves nothing any more. */
const settleProof = async (act: Act, { row, label }: Desk, { kind, state, exam, reason }: Decision) => {
  if (state === 'refused') return withdrawProofBy(act, row, { paper: kind, reason });
  const proven = resultProvenBy(label);
  if (proven === null || (proven === 'exam' && !exam)) {
    if (exam) throw invalid([{ path: 'exam', code: 'no-result' }]);
    return;
  }
  if (proven !== 'exam' && exam) throw invalid([{ path: 'exam', code: 'no-result' }]);
  await proveResult(act, row, { kind: proven, source: 'paper', exam: exam ?? null, paper: kind, note: null });
};

/**
 * The word of whoever decides for the school on a paper; the applicant is notified of it.
 * @throws 403 where the school decides alone, 404, 409 `paper-changed` for a file that was replaced meanwhile, 422 for another exam
 */
export async function decidePaper(act: Act, id: string, decision: Decision): Promise<void> {
  const { kind, state, fileKey, reason } = decision;
  const { tx, caller } = act;
  await findToProve(act, id);
  const desk = await openDesk(tx, id, kind);
  const { row, label, paper } = desk;
  if ((paper?.fileKey ?? null) !== fileKey)
    throw new Refusal(409, 'paper-changed', 'The applicant has sent another file. Load it again.');
  if (!paper && state === 'refused') throw invalid([{ path: 'kind', code: 'unknown-paper' }]);
  const words = state === 'refused' ? reason : null;
  await settleProof(act, desk, decision);
  if (paper?.state === state && paper.reason === words) return;
  const decided = { label, state, reason: words, decidedAt: act.now, decidedBy: caller.id };
  await act.tx
    .insert(applicationPapers)
    .values({ applicantId: id, kind, ...decided })
    .onConflictDoUpdate({ target: [applicationPapers.applicantId, applicationPapers.kind], set: decided });
  await addPaperEvent(act, desk, { kind: `paper-${state}`, paper: kind, note: words ?? '' });
  const message = {
    kind: `paper-${state}` as const,
    params: messageAbout(desk),
    page: '/profile/applications/[id]' as const,
    about: id,
  };
  await act.tell([row.userId], message);
}
