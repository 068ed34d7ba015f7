import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { orNone } from '@/lib/api/or-none';
import { serverApi } from '@/lib/api/server';
import type { Question } from '@/lib/contract/questions/posts';
import { questionQuery } from '@/lib/catalogue/question-rules';
import { pageSizes } from '@/lib/domain/limits/lists';
import { forumPlace } from '@/lib/env/forum-place';
import { lifeOf, live, reach } from './reach';

// Reads of the forum's public pages: what everybody sees. A write names the question, and the lists of them.

const orgId = () => forumPlace().organizationId;
const indexPageSize = 100;
const indexPagesMax = 20;
const answersMax = 100;
const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the list shows for a query of its address, the newest without one. */
export async function cachedQuestions(query = '') {
  'use cache';
  cacheTag('forum');
  const asked = questionQuery(Object.fromEntries(new URLSearchParams(query)));
  const list = serverApi.questions.search({
    params: { orgId: orgId() },
    query: { limit: pageSizes.questions, ...asked },
  });
  const found = await reach(orNone(list, { questions: { data: [], countTotal: 0 } }));
  cacheLife(lifeOf(found));
  const { data, countTotal } = found?.questions ?? { data: [], countTotal: 0 };
  return { data: data.map(({ source }) => source), countTotal };
}

/** The tags that most questions have. */
export async function cachedQuestionTags(limit: number) {
  'use cache';
  cacheTag('forum');
  const tags = await reach(serverApi.community.tags({ params: { orgId: orgId() }, query: { limit } }));
  return live(tags)?.data ?? [];
}

/** null: readers see no such question. A merged one says where it leads. */
export async function cachedQuestion(id: string) {
  'use cache';
  cacheTag(`question:${id.toLowerCase()}`);
  if (!isUuid.test(id)) return live(null);
  return live(await reach(serverApi.questions.find({ params: { questionId: id } }))) ?? null;
}

/** The answers that readers see, the oldest first. */
export async function cachedAnswers({
  organizationId,
  subjectId,
  questionId,
}: Pick<Question, 'organizationId' | 'subjectId' | 'questionId'>) {
  'use cache';
  cacheTag(`question:${questionId}`);
  const params = { orgId: organizationId, subjectId, questionId };
  const found = await reach(serverApi.userAnswers.list({ params, query: { limit: answersMax } }));
  return live(found)?.data ?? [];
}

/** Questions that ask about the same as a text, the most alike first. */
export async function cachedSimilarQuestions(text: string, organizationId = orgId()) {
  'use cache';
  cacheTag('forum');
  const found = serverApi.community.similar({ params: { orgId: organizationId }, query: { text } });
  return live(await reach(found))?.data ?? [];
}

/** Every question that readers see, 2,000 at most, for the site map. */
export async function cachedQuestionIndex() {
  'use cache';
  cacheTag('forum');
  const questions: { id: string; updatedAt: string }[] = [];
  for (let page = 0; page < indexPagesMax; page += 1) {
    const query = { limit: indexPageSize, start: page * indexPageSize };
    const found = live(await reach(serverApi.questions.search({ params: { orgId: orgId() }, query })));
    questions.push(
      ...(found?.questions.data ?? []).map(({ source: { questionId: id, updatedAt } }) => ({
        id,
        updatedAt,
      })),
    );
    if (!found || questions.length >= found.questions.countTotal) break;
  }
  return questions;
}
