import { readContact } from '@/lib/contract/notices/mails';
import { smsAnswerMax } from '@/lib/domain/limits/texts';
import { graphemeLength } from '@/lib/domain/khmer/khmer';
import type { contentRevisions, schools } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import type { Act } from '@/backend/core/access/act';
import { mailInBoth, smsOf, title, withFoot, words } from '@/backend/features/notices/services/compose';
import { limitSends } from '@/backend/features/notices/services/limit-sends';

type Revision = Pick<typeof contentRevisions.$inferSelect, 'id' | 'userId' | 'contact'>;
type School = Pick<typeof schools.$inferSelect, 'id' | 'name' | 'nameNative' | 'slug'>;

type AnswerWay = { by: 'account'; userId: string } | { by: 'sms' | 'mail'; to: string };

/** How a proposer is answered: in their account, or where they asked for it; null where neither is known. */
export function answerWayOf({ userId, contact }: Revision): AnswerWay | null {
  if (userId !== null) return { by: 'account', userId };
  const known = readContact(contact ?? '');
  if (known === null) return null;
  return 'phone' in known ? { by: 'sms', to: known.phone } : { by: 'mail', to: known.email };
}

const texts = { accepted: 'revisionAccepted', declined: 'revisionDeclined' } as const;

/**
 * Tells the proposer what was decided.
 * @throws 422 for an answer that is too long for an SMS, 429
 */
export async function answerProposer(
  act: Act,
  {
    revision,
    school,
    decision,
    answer,
  }: {
    revision: Revision;
    school: School;
    decision: keyof typeof texts;
    answer: string;
  },
): Promise<void> {
  const way = answerWayOf(revision);
  if (way === null) return;
  if (way.by === 'account') {
    const params = { schoolEn: school.name, schoolKm: school.nameNative, titleEn: answer };
    const place = {
      kind: `revision-${decision}`,
      params,
      page: '/school/[slug]',
      about: school.slug,
    } as const;
    await act.tell([way.userId], { ...place, subject: `revision:${revision.id}` });
    return;
  }
  const name = title({ km: school.nameNative, en: school.name });
  if (way.by === 'mail') {
    // Of a visitor nobody knows the language.
    const mail = mailInBoth(texts[decision], { school: name });
    await act.mail({ to: way.to, ...(answer ? withFoot(mail, answer) : mail) });
    return;
  }
  if (graphemeLength(answer) > smsAnswerMax) throw invalid([{ path: 'answer', code: 'too-long' }]);
  const sender = { author: `staff:${act.caller.id}`, organization: school.id };
  await limitSends(act.deps, way.to, sender, act.tx, 'asked');
  const body = smsOf(texts[decision], 'km', { school: name, words: words(answer) });
  await act.sms({ to: way.to, body });
}
