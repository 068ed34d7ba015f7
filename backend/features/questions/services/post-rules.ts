import { and, count, eq, gt } from 'drizzle-orm';
import { acceptedStep } from '@/lib/domain/admissions/applicant-steps';
import { communityLimits } from '@/lib/domain/questions/posts';
import { newPostFlags, postFlags } from '@/lib/domain/questions/post-safety';
import { fold } from '@/lib/domain/khmer/khmer';
import type { Db } from '@/backend/db/client';
import { applicants, questions, userAnswers } from '@/backend/db/schema';
import { Refusal } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';

const hourMs = 3_600_000;

const openPostsOf = async (tx: Db, userId: string): Promise<number> => {
  const [asked] = await tx
    .select({ value: count() })
    .from(questions)
    .where(and(eq(questions.userId, userId), eq(questions.kind, 'forum'), eq(questions.state, 'open')));
  const [answered] = await tx
    .select({ value: count() })
    .from(userAnswers)
    .innerJoin(questions, eq(questions.id, userAnswers.questionId))
    .where(and(eq(userAnswers.userId, userId), eq(userAnswers.state, 'open'), eq(questions.kind, 'forum')));
  return (asked?.value ?? 0) + (answered?.value ?? 0);
};

/**
 * The state of a new post: somebody reads the first ones of an account before readers do, but those of staff and of
 * students whom a school has accepted; and whatever the rules flag, also of these students.
 */
export async function stateOfNew(
  act: Act,
  isStaff: boolean,
  words: readonly string[],
): Promise<{ state: 'open' | 'held'; heldAt: Date | null }> {
  const open = { state: 'open' as const, heldAt: null };
  if (isStaff) return open;
  const { tx, caller, now } = act;
  if (postFlags(words).length > 0) return { state: 'held', heldAt: now };
  const isAccepted = and(eq(applicants.userId, caller.id), eq(applicants.status, acceptedStep.key));
  if ((await tx.$count(applicants, isAccepted)) > 0) return open;
  if ((await openPostsOf(tx, caller.id)) >= communityLimits.trustedFromPosts) return open;
  return { state: 'held', heldAt: now };
}

/** A change that the rules flag anew takes an open post away from readers until somebody has read it. */
export const stateOfChanged = (
  act: Act,
  post: { state: string; authorRole: 'student' | 'staff' },
  { before, after }: { before: readonly string[]; after: readonly string[] },
): { state: 'held'; heldAt: Date } | undefined =>
  post.state === 'open' && post.authorRole === 'student' && newPostFlags(before, after).length > 0
    ? { state: 'held', heldAt: act.now }
    : undefined;

const saidBefore = () => new Refusal(409, 'said-before', 'You have written the same within the last day.');
const sameWordsSince = (now: Date) => new Date(now.getTime() - communityLimits.sameWordsHours * hourMs);

/** Letters and figures alone: a question mark more is no other question. */
const bare = (text: string) => fold(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '') || fold(text);

/** @throws 409 where the caller has asked the same within a day, with whatever details */
export async function refuseSameTitle(act: Act, title: string): Promise<void> {
  const rows = await act.tx
    .select({ title: questions.title })
    .from(questions)
    .where(
      and(
        eq(questions.userId, act.caller.id),
        gt(questions.createdAt, sameWordsSince(act.now)),
        eq(questions.kind, 'forum'),
      ),
    );
  if (rows.some((row) => bare(row.title) === bare(title))) throw saidBefore();
}

/** @throws 409 where the caller has answered with the same words within a day */
export async function refuseSameWords(act: Act, said: string): Promise<void> {
  const rows = await act.tx
    .select({ text: userAnswers.answer })
    .from(userAnswers)
    .innerJoin(questions, eq(questions.id, userAnswers.questionId))
    .where(
      and(
        eq(userAnswers.userId, act.caller.id),
        gt(userAnswers.createdAt, sameWordsSince(act.now)),
        eq(questions.kind, 'forum'),
      ),
    );
  if (rows.some(({ text }) => fold(text) === fold(said))) throw saidBefore();
}
