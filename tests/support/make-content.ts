import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { campaigns, forumMessages, questions } from '@/backend/db/schema';
import { contentColumns } from '@/backend/features/questions/services/questions';
import { communityLimits } from '@/lib/domain/questions/posts';
import { fold } from '@/lib/domain/khmer/khmer';
import type { TestBackend } from './backend';
import { makePerson } from './make';

// Names and codes of equal length keep their order in every sorting.
let counter = 1000;
const next = () => (counter += 1);

/** An active campaign that is running on any day; keywords find it by its texts. */
export async function makeCampaign(
  backend: TestBackend,
  overrides: Partial<typeof campaigns.$inferInsert> = {},
): Promise<{ id: string; slug: string }> {
  const n = next();
  const row = {
    id: randomUUID(),
    slug: `campaign-${n}`,
    title: { en: `Campaign ${n}`, km: `យុទ្ធនាការ ${n}` },
    description: { en: 'Three days', km: 'បីថ្ងៃ' },
    startsOn: '2020-01-01',
    endsOn: '2090-12-31',
    status: 'active' as const,
    createdAt: backend.clock.now(),
    ...overrides,
  };
  const texts = [row.title.en, row.title.km, row.description.en, row.description.km];
  await backend.deps.db.insert(campaigns).values({ searchFold: texts.map(fold).join('\n'), ...row });
  return { id: row.id, slug: row.slug };
}

interface ThreadOptions {
  /** A new person by default. */
  authorId?: string;
  /** Sala's own forum by default. */
  organizationId?: string;
  subjectId?: string;
  title?: string;
  /** The texts below the question, the oldest first, a second apart. */
  messages?: readonly string[];
}

/** A person whose posts readers have read before, so that further ones are not held; with the same options. */
export async function makeWriter(
  backend: TestBackend,
  options?: Parameters<typeof makePerson>[1],
): ReturnType<typeof makePerson> {
  const person = await makePerson(backend, options);
  for (let n = 0; n < communityLimits.trustedFromPosts; n += 1)
    await makeThread(backend, { authorId: person.id, organizationId: randomUUID() });
  return person;
}

/** A question of the forum with the messages below it, all by its author. */
export async function makeThread(
  backend: TestBackend,
  options: ThreadOptions = {},
): Promise<{ questionId: string; authorId: string; messageIds: string[] }> {
  const { ORGANIZATION_ID, CONNECT_SUBJECT_ID } = backend.deps.env;
  const { organizationId = ORGANIZATION_ID, subjectId = CONNECT_SUBJECT_ID, messages = [] } = options;
  const { title = 'Which school?', authorId = (await makePerson(backend)).id } = options;
  const now = backend.clock.now();
  const questionId = randomUUID();
  const nothing = { titleNative: null, description: '', tags: [], orderNumber: null, scale: null };
  await backend.deps.db.insert(questions).values({
    ...contentColumns({ ...nothing, title, reversed: false }),
    id: questionId,
    organizationId,
    subjectId,
    kind: 'forum',
    userId: authorId,
    authorRole: 'student',
    createdAt: now,
    updatedAt: now,
  });
  const rows = messages.map((text, index) => ({
    id: randomUUID(),
    questionId,
    userId: authorId,
    authorRole: 'student' as const,
    text,
    createdAt: new Date(now.getTime() + index * 1_000),
  }));
  if (rows.length > 0) await backend.deps.db.insert(forumMessages).values(rows);
  return { questionId, authorId, messageIds: rows.map(({ id }) => id) };
}

/** Questions of a person that wait for a first look, by default as many as let them write no more. */
export async function makeHeldPosts(
  backend: TestBackend,
  authorId: string,
  count: number = communityLimits.heldPostsMax,
): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1)
    ids.push((await makeThread(backend, { authorId, title: `Buy now ${n}` })).questionId);
  await backend.deps.db
    .update(questions)
    .set({ state: 'held', heldAt: backend.clock.now() })
    .where(inArray(questions.id, ids));
  return ids;
}
