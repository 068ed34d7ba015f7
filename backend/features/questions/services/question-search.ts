import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type * as z from 'zod';
import type { Question } from '@/lib/contract/questions/posts';
import type { questionsResource } from '@/lib/contract/questions/questions';
import { fold } from '@/lib/domain/khmer/khmer';
import { questionFollows, questions, reports, tagFollows, userAnswers } from '@/backend/db/schema';
import type { Caller, Reader } from '@/backend/deps';
import { forbidden, unauthorized } from '@/backend/errors';
import { listJoined } from '@/backend/lists/list-page';
import { isOwnOrganization } from '@/backend/core/access/own-organization';
import { requireAgreedOrganization } from '@/backend/core/access/staff';
import { matches, rank } from '@/backend/lists/folded-text';
import { settledFolds } from './question-tags';
import { toQuestion } from './question-views';
import { readerOf, selectQuestions } from './questions';

type Query = z.output<typeof questionsResource.endpoints.search.query>;

const openReports = (kind: 'question' | 'answer') =>
  and(eq(reports.subjectKind, kind), isNull(reports.decidedAt), isNotNull(reports.userId));

/** A post that waits counts for its question, whichever of its answers it is. */
const inState = (state: Query['state'], isOwn: boolean): SQL | undefined => {
  if (state === 'all') return undefined;
  if (state === 'open') return isNull(questions.heldAt);
  if (state === 'reported')
    return or(
      sql`${questions.id} in (select ${reports.subjectId} from ${reports} where ${openReports('question')})`,
      sql`${questions.id} in (select ${userAnswers.questionId} from ${userAnswers} join ${reports}
        on ${reports.subjectId} = ${userAnswers.id} where ${openReports('answer')})`,
    );
  const isIt = and(eq(questions.state, state), isNotNull(questions.heldAt));
  if (isOwn || state === 'merged') return isIt;
  return or(
    isIt,
    sql`${questions.id} in (select ${userAnswers.questionId} from ${userAnswers}
      where ${userAnswers.state} = ${state} and ${userAnswers.heldAt} is not null)`,
  );
};

/** What people asked that nobody has answered: the first view of the desk. */
export const isUnanswered = (orgId: string): SQL | undefined =>
  and(
    eq(questions.organizationId, orgId),
    eq(questions.kind, 'forum'),
    inState('open', false),
    eq(questions.answerCount, 0),
  );

const ofFollowedTags = (orgId: string, userId: string): SQL =>
  sql`${questions.tagsFold} && array(select ${tagFollows.fold} from ${tagFollows}
    where ${tagFollows.userId} = ${userId} and ${tagFollows.organizationId} = ${orgId})`;

const ordersOf = ({ sort, keyword }: Query): SQL[] => {
  const newest = [desc(questions.createdAt), desc(questions.id)];
  if (sort === 'oldest') return [asc(questions.createdAt), asc(questions.id)];
  if (sort === 'useful') return [desc(questions.usefulCount), ...newest];
  if (sort === 'newest' || !keyword) return newest;
  return [...rank({ nameFold: questions.titleFold, searchFold: questions.searchFold }, keyword), ...newest];
};

/**
 * What people have asked. @throws 401 for what belongs to somebody where nobody is signed in, 403 for states that only
 * staff sees, 404 for an unknown organization
 */
export async function searchQuestions(
  deps: Reader,
  caller: Caller | null,
  orgId: string,
  query: Query,
): Promise<{ data: { source: Question }[]; countTotal: number }> {
  await requireAgreedOrganization(deps, orgId);
  const { keyword, subjectId, unanswered, mine, followed, myTags, state } = query;
  if (!caller && (mine || followed || myTags)) throw unauthorized();
  const reader = await readerOf(deps, caller, orgId);
  if (state !== 'open' && !mine && !reader.isStaff) throw caller ? forbidden() : unauthorized();
  const typed = query.tags?.map(fold).filter(Boolean) ?? [];
  const tags = typed.map(await settledFolds(deps.db, orgId, typed));
  // Questions about a programme are those of its school; Sala's own forum leads to them, and to all of one's own.
  const isElsewhere = (subjectId !== undefined || mine || followed) && isOwnOrganization(deps, orgId);
  const follows = deps.db
    .select({ id: questionFollows.questionId })
    .from(questionFollows)
    .where(eq(questionFollows.userId, caller?.id ?? ''));
  const { rows, countTotal } = await listJoined(
    deps.db,
    questions,
    {
      visible: and(
        isElsewhere ? undefined : eq(questions.organizationId, orgId),
        eq(questions.kind, 'forum'),
        inState(state, mine === true),
      ),
      filters: [
        tags.length ? arrayContains(questions.tagsFold, tags) : undefined,
        subjectId ? eq(questions.subjectId, subjectId) : undefined,
        unanswered ? eq(questions.answerCount, 0) : undefined,
        myTags && caller ? ofFollowedTags(orgId, caller.id) : undefined,
        mine && caller ? eq(questions.userId, caller.id) : undefined,
        followed && caller ? inArray(questions.id, follows) : undefined,
      ],
      search: keyword ? matches(questions.searchFold, keyword) : undefined,
      sorts: ordersOf(query),
      start: query.start,
      limit: query.limit,
    },
    (where, sorts) =>
      selectQuestions(deps.db, reader.id)
        .where(where)
        .orderBy(...sorts),
  );
  return { data: rows.map((row) => ({ source: toQuestion(row, reader) })), countTotal };
}
