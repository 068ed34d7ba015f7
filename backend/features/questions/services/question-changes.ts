import type * as z from 'zod';
import { eq } from 'drizzle-orm';
import { isToldEdit } from '@/lib/domain/questions/posts';
import type { Question } from '@/lib/contract/questions/posts';
import type { questionChange } from '@/lib/contract/questions/questions';
import type { Db } from '@/backend/db/client';
import { onlyRow } from '@/backend/db/only-row';
import { questions } from '@/backend/db/schema';
import { forbidden, notFound } from '@/backend/errors';
import { questionsPerPersonPerHourMax } from '@/backend/limits';
import type { Act } from '@/backend/core/access/act';
import { countUse } from '@/backend/core/access/rate-limit';
import { isStaffOfOrganization } from '@/backend/core/access/staff';
import { announceRemovals, lockedMessagesOf } from './forum-messages';
import { refuseWhileHeld } from './held-posts';
import { hidesName } from './question-people';
import { refuseSameTitle, stateOfChanged, stateOfNew } from './post-rules';
import { settleTags, tellOfTags } from './question-tags';
import { type PostReader, toQuestion } from './question-views';
import {
  checkQuestionContent,
  contentColumns,
  findQuestion,
  kindOfSubject,
  readerOf,
  type QuestionRecord,
  selectQuestions,
} from './questions';

type Body = z.output<typeof questionChange>;
type Place = Parameters<typeof findQuestion>[1];

export const readQuestion = async (db: Db, id: string, reader: PostReader): Promise<Question> => {
  const [row] = await selectQuestions(db, reader.id).where(eq(questions.id, id));
  if (!row) throw notFound();
  return toQuestion(row, reader);
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

/** The cached pages that show a question: a questionnaire, or those of the forum. */
export const announceQuestion = (act: Pick<Act, 'changed'>, row: Pick<QuestionRecord, 'kind' | 'id'>) => {
  if (row.kind === 'forum') act.changed('forum', `question:${row.id}`);
  else act.changed('questions');
};

/** @throws 403 for a question of a questionnaire that somebody else than staff adds, 409, 422, 429 */
export async function createQuestion(
  act: Act,
  { orgId, subjectId }: { orgId: string; subjectId: string },
  body: Body & { title: string },
): Promise<Question> {
  const { tx, caller, now } = act;
  const kind = await kindOfSubject(act.deps, orgId, subjectId);
  const isStaff = await isStaffOfOrganization(act.deps, caller, orgId);
  if (kind !== 'forum' && !isStaff) throw forbidden();
  const content = await settleTags(tx, orgId, contentOf(body));
  checkQuestionContent(kind, content);
  const isForum = kind === 'forum';
  if (isForum) {
    await refuseWhileHeld(act, isStaff);
    const limit = { max: questionsPerPersonPerHourMax, windowSeconds: 3600 };
    await countUse(act.deps, tx, { key: `question:${caller.id}`, ...limit });
    await refuseSameTitle(act, body.title);
  }
  const author = { userId: caller.id, authorRole: isStaff ? ('staff' as const) : ('student' as const) };
  const values = {
    organizationId: orgId,
    subjectId,
    kind,
    ...author,
    ...content,
    ...(isForum && (await stateOfNew(act, isStaff, [content.title, content.description]))),
    hideName: isForum && (await hidesName(act, body.hideName, isStaff)),
    createdAt: now,
    updatedAt: now,
  };
  const row = onlyRow(await act.tx.insert(questions).values(values).returning());
  const { id } = row;
  announceQuestion(act, { kind, id });
  if (!isForum) act.note('question-created', id);
  else if (row.state === 'open') await tellOfTags(act, row);
  return readQuestion(tx, id, { id: caller.id, isStaff });
}

/** @throws 404 unless the caller wrote it, or manages the questionnaire, 412, 422 */
export async function changeQuestion(act: Act, place: Place, body: Body): Promise<Question> {
  const reader = await readerOf(act.deps, act.caller, place.orgId);
  const row = await findQuestion(act.tx, place, reader);
  const mayChange = row.kind === 'forum' ? row.userId === act.caller.id : reader.isStaff;
  if (!mayChange) throw notFound();
  act.requireVersion(row);
  const whole = contentOf({ ...body, title: body.title ?? row.title }, row);
  const content = await settleTags(act.tx, row.organizationId, whole);
  checkQuestionContent(row.kind, content);
  const isEdit = content.title !== row.title || content.description !== row.description;
  await act.bump(questions, row, {
    ...content,
    hideName: row.kind === 'forum' ? (body.hideName ?? row.hideName) : false,
    editedAt: isEdit && isToldEdit(row.createdAt, act.now) ? act.now : row.editedAt,
    ...(row.kind === 'forum' &&
      stateOfChanged(act, row, {
        before: [row.title, row.description],
        after: [content.title, content.description],
      })),
    updatedAt: act.now,
  });
  announceQuestion(act, row);
  act.note('question-changed', row.id, { fields: Object.keys(body).join(',') });
  return readQuestion(act.tx, row.id, reader);
}

/** Removes a question with its answers and messages. @throws 404 unless the caller wrote it, or is staff */
export async function removeQuestion(act: Act, place: Place): Promise<void> {
  const reader = await readerOf(act.deps, act.caller, place.orgId);
  const row = await findQuestion(act.tx, place, reader);
  const isOwn = row.kind === 'forum' && row.userId === act.caller.id;
  if (!isOwn && !reader.isStaff) throw notFound();
  await announceRemovals(act, await lockedMessagesOf(act.tx, row.id));
  await act.tx.delete(questions).where(eq(questions.id, row.id));
  announceQuestion(act, row);
  act.note('question-removed', row.id);
}
