import { and, eq } from 'drizzle-orm';
import { maskContacts } from '@/lib/domain/questions/mask-contacts';
import { questionTerms, questionTermsVersion } from '@/lib/domain/questions/question-terms';
import { fold } from '@/lib/domain/khmer/khmer';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { personalityAxes } from '@/lib/domain/orientation/orientation-personality';
import type { Db } from '@/backend/db/client';
import { questions, subjects, users } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { invalid, notFound, unauthorized } from '@/backend/errors';
import { type PostReader, questionColumns } from './question-views';
import { isStaffOfOrganization, requireAgreedOrganization } from '@/backend/core/access/staff';

export type QuestionRecord = typeof questions.$inferSelect;
export type QuestionKind = QuestionRecord['kind'];

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * The kind of questions of a subject: questionnaires in Sala's own organization, people's questions in every one, and
 * questions about a program in its school.
 * @throws 404 for any other subject.
 */
export async function kindOfSubject(deps: Reader, orgId: string, subjectId: string): Promise<QuestionKind> {
  const { env, db } = deps;
  await requireAgreedOrganization(deps, orgId);
  if (same(subjectId, env.CONNECT_SUBJECT_ID)) return 'forum';
  if (same(orgId, env.ORGANIZATION_ID)) {
    if (same(subjectId, env.MBTI_SUBJECT_ID)) return 'personality';
    if (same(subjectId, env.HOLLAND_SUBJECT_ID)) return 'holland';
  }
  const [program] = await db
    .select({ id: subjects.id })
    .from(subjects)
    .where(and(eq(subjects.id, subjectId), eq(subjects.schoolId, orgId)));
  if (!program) throw notFound();
  return 'forum';
}

/** Who reads the posts of an organization. */
export const readerOf = async (deps: Reader, caller: Caller | null, orgId: string): Promise<PostReader> => ({
  id: caller?.id ?? null,
  isStaff: await isStaffOfOrganization(deps, caller, orgId),
});

/** Readers see what is open; who wrote it and staff see the rest. */
export const maySee = (row: Pick<QuestionRecord, 'heldAt' | 'userId'>, reader: PostReader | null): boolean =>
  row.heldAt === null ||
  (reader !== null && (reader.isStaff || (reader.id !== null && row.userId === reader.id)));

/**
 * @param reader of what is held or hidden; null for what everybody sees
 * @throws 404 unless the question belongs to this organization and subject, and may be seen
 */
export async function findQuestion(
  db: Db,
  path: { orgId: string; subjectId: string; questionId: string },
  reader: PostReader | null = null,
): Promise<QuestionRecord> {
  const [row] = await db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.id, path.questionId),
        eq(questions.organizationId, path.orgId),
        eq(questions.subjectId, path.subjectId),
      ),
    );
  if (!row || !maySee(row, reader)) throw notFound();
  return row;
}

/** Locks a question against deletion until the transaction ends; 404 when it is gone. */
export async function holdQuestion(tx: Db, id: string): Promise<void> {
  const rows = await tx
    .select({ id: questions.id })
    .from(questions)
    .where(eq(questions.id, id))
    .for('key share');
  if (rows.length === 0) throw notFound();
}

export const selectQuestions = (db: Db, callerId: string | null) =>
  db.select(questionColumns(callerId)).from(questions).leftJoin(users, eq(users.id, questions.userId));

/**
 * A person id in a body or a query must be that of the caller, or absent.
 * @throws 401 for a visitor who names a person, 404 for somebody else's id.
 */
export function requireOwnId(caller: Caller | null, ...ids: (string | undefined)[]): void {
  for (const id of ids) {
    if (id === undefined) continue;
    if (!caller) throw unauthorized();
    if (!same(id, caller.id)) throw notFound();
  }
}

interface Content {
  title: string;
  titleNative: string | null;
  description: string;
  tags: string[];
  orderNumber: number | null;
  scale: string | null;
  reversed: boolean;
}

/** The derived columns of a text; equal tags in different spellings count once. */
export const contentColumns = (content: Content) => {
  const byFold = new Map(content.tags.toReversed().map((tag) => [fold(tag), tag]));
  const tags = content.tags
    .filter((tag) => byFold.get(fold(tag)) === tag)
    .filter((tag, index, all) => all.indexOf(tag) === index);
  // Nobody finds a masked number by searching for it.
  const foldShown = (text: string) => fold(maskContacts(text));
  const titles = [content.title, content.titleNative ?? ''].map(foldShown).join('\n');
  return {
    ...content,
    tags,
    tagsFold: tags.map(fold),
    titleFold: titles,
    searchFold: [titles, foldShown(content.description), ...tags.map(foldShown)].join('\n'),
    terms: questionTerms(content.title),
    termsBy: questionTermsVersion,
  };
};

const scalesOf: Record<QuestionKind, readonly string[]> = {
  forum: [],
  personality: personalityAxes,
  holland: hollandTypes,
};

/** @throws 422 naming each field that a subject of this kind lacks or does not take. */
export function checkQuestionContent(kind: QuestionKind, content: Content): void {
  const { titleNative, orderNumber, scale, reversed } = content;
  const given = { titleNative, orderNumber, scale };
  const isForum = kind === 'forum';
  const wrong = Object.entries(given).filter(([, value]) => (value === null) !== isForum);
  const issues = wrong.map(([path]) => ({ path, code: isForum ? 'not-for-this-subject' : 'required' }));
  if (reversed && kind !== 'personality') issues.push({ path: 'reversed', code: 'not-for-this-subject' });
  if (!isForum && scale !== null && !scalesOf[kind].includes(scale))
    issues.push({ path: 'scale', code: 'not-for-this-subject' });
  if (issues.length) throw invalid(issues);
}
