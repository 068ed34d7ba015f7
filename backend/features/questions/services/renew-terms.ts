import { asc, eq, lt } from 'drizzle-orm';
import { questionTerms, questionTermsVersion } from '@/lib/domain/questions/question-terms';
import { questions } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { renewedAtOnce } from '@/backend/limits';
import { type AnyAct, runAct } from '@/backend/core/access/act';

/** One process takes each row. @returns how many there were */
const renewSome = async ({ tx }: AnyAct): Promise<number> => {
  const rows = await tx
    .select({ id: questions.id, title: questions.title })
    .from(questions)
    .where(lt(questions.termsBy, questionTermsVersion))
    .orderBy(asc(questions.id))
    .limit(renewedAtOnce)
    .for('update', { skipLocked: true });
  for (const { id, title } of rows)
    await tx
      .update(questions)
      .set({ terms: questionTerms(title), termsBy: questionTermsVersion })
      .where(eq(questions.id, id));
  return rows.length;
};

/** Reads the terms of questions that an older table of words has read. */
export async function renewTerms(deps: Deps): Promise<number> {
  let total = 0;
  for (;;) {
    const many = await runAct(deps, { caller: null }, renewSome);
    total += many;
    if (many < renewedAtOnce) return total;
  }
}
