import { sql } from 'drizzle-orm';
import { communityLimits } from '@/lib/domain/questions/posts';
import type { Db } from '@/backend/db/client';
import { questions, userAnswers } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { serialize } from '@/backend/core/access/serialize';

/** What waits for a first look, of everybody: rows `kind`, `id`, `user_id`, `since`. */
export const heldPosts = sql`select 'question'::text as kind, ${questions.id} as id, ${questions.userId} as user_id, ${questions.heldAt} as since
    from ${questions} where ${questions.state} = 'held' and ${questions.heldAt} is not null
  union all select 'answer'::text, ${userAnswers.id}, ${userAnswers.userId}, ${userAnswers.heldAt}
    from ${userAnswers} where ${userAnswers.state} = 'held' and ${userAnswers.heldAt} is not null`;

interface HeldPost {
  kind: 'question' | 'answer';
  id: string;
  userId: string;
}

/** What of these people waits for a first look, the oldest first. */
export const heldPostsOf = async (db: Db, userIds: readonly string[]): Promise<HeldPost[]> => {
  if (userIds.length === 0) return [];
  return db
    .select({
      kind: sql<HeldPost['kind']>`held.kind`,
      id: sql<string>`held.id`,
      userId: sql<string>`held.user_id`,
    })
    .from(sql`(${heldPosts}) held`)
    .where(
      sql`held.user_id in (${sql.join(
        userIds.map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`,
    )
    .orderBy(sql`held.since, held.id`);
};

/**
 * In front of every call with which people write to each other, so that nobody fills the queue of those who read first.
 * @throws 409 `posts-held`
 */
export async function refuseWhileHeld({ tx, caller }: Act, isStaff: boolean): Promise<void> {
  if (isStaff) return;
  await serialize(tx, `posts:${caller.id}`);
  if ((await heldPostsOf(tx, [caller.id])).length < communityLimits.heldPostsMax) return;
  throw new Refusal(409, 'posts-held', 'An advisor reads your first posts before you can write more.');
}
