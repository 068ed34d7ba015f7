import type * as z from 'zod';
import { eq } from 'drizzle-orm';
import type { Question, questionChange } from '@/lib/contract/qa/questions';
import type { Db } from '@/backend/db/client';
import { onlyRow } from '@/backend/db/only-row';
import { questions } from '@/backend/db/schema';
import { forbidden, notFound } from '@/backend/errors';
import { questionsPerPersonPerHourMax } from '@/backend/limits';
import type { Act } from '@/backend/services/access/act';
import { countUse } from '@/backend/services/access/rate-limit';
import { isStaffOfOrganization } from '@/backend/services/access/staff';
import { announceRemovals, lockedMessagesOf } from '@/backend/services/forum/forum-messages';
import { toQuestion } from './question-views';
import {
  checkContent,
  contentColumns,
  findQuestion,
  kindOfSubject,
  type QuestionRecord,
  selectQuestions,
} from './questions';

type Body = z.output<typeof questionChange>;
type Place = Parameters<typeof findQuestion>[1];

export const readQuestion = async (db: Db, id: string, forStaff: boolean): Promise<Question> => {
  const [row] = await selectQuestions(db).where(eq(questions.id, id));
  if (!row) throw notFound();
  return toQuestion(row, forStaff);
};

const contentOf = (body: Body & { title: string }, before?: QuestionRecord) =>
  contentColumns({
    title: body.title,
    titleNative: body.titleNative ?? before?.titleNative ?? null,
    description: body.description ?? before?.description ?? '',
    tags: body.tags ?? before?.tags ?? [],
    orderNumber: body.orderNumber ?? before?.orderNumber ?? null,
    scale: body.scale ?? before?.scale ?? null,
    reversed: body.reversed ?? before?.reversed ?? false,
  });

/** Pages with a questionnaire are cached; people's questions are never cached. */
const announce = (act: Act, { kind }: Pick<QuestionRecord, 'kind'>) => {
  if (kind !== 'forum') act.changed('questions');
};

/** @throws 403 for a question of a questionnaire that somebody else than staff adds, 422, 429 */
export async function createQuestion(
  act: Act,
  { orgId, subjectId }: { orgId: string; subjectId: string },
  body: Body & { title: string },
): Promise<Question> {
  const { tx, caller, now } = act;
  const kind = await kindOfSubject(act.deps, orgId, subjectId);
  const isStaff = await isStaffOfOrganization(act.deps, caller, orgId);
  if (kind !== 'forum' && !isStaff) throw forbidden();
  const content = contentOf(body);
  checkContent(kind, content);
  if (kind === 'forum') {
    const limit = { max: questionsPerPersonPerHourMax, windowSeconds: 3600 };
    await countUse(act.deps, tx, { key: `question:${caller.id}`, ...limit });
  }
  const author = { userId: caller.id, authorRole: isStaff ? ('staff' as const) : ('student' as const) };
  const values = {
    organizationId: orgId,
    subjectId,
    kind,
    ...author,
    ...content,
    createdAt: now,
    updatedAt: now,
  };
  const { id } = onlyRow(await act.tx.insert(questions).values(values).returning({ id: questions.id }));
  announce(act, { kind });
  if (kind !== 'forum') act.note('question-created', id);
  return readQuestion(tx, id, isStaff);
}

/** @throws 404 unless the caller wrote it, or manages the questionnaire, 412, 422 */
export async function changeQuestion(act: Act, place: Place, body: Body): Promise<Question> {
  const row = await findQuestion(act.tx, place);
  const isStaff = await isStaffOfOrganization(act.deps, act.caller, place.orgId);
  const mayChange = row.kind === 'forum' ? row.userId === act.caller.id : isStaff;
  if (!mayChange) throw notFound();
  act.requireVersion(row);
  const content = contentOf({ ...body, title: body.title ?? row.title }, row);
  checkContent(row.kind, content);
  await act.bump(questions, row, { ...content, updatedAt: act.now });
  announce(act, row);
  act.note('question-changed', row.id);
  return readQuestion(act.tx, row.id, isStaff);
}

/** Removes a question with its answers and messages. @throws 404 unless the caller wrote it, or is staff */
export async function removeQuestion(act: Act, place: Place): Promise<void> {
  const row = await findQuestion(act.tx, place);
  const isOwn = row.kind === 'forum' && row.userId === act.caller.id;
  if (!isOwn && !(await isStaffOfOrganization(act.deps, act.caller, place.orgId))) throw notFound();
  await announceRemovals(act, await lockedMessagesOf(act.tx, row.id));
  await act.tx.delete(questions).where(eq(questions.id, row.id));
  announce(act, row);
  act.note('question-removed', row.id);
}
