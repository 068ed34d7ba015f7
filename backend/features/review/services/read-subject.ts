import type { ReviewKind } from '@/lib/domain/review/review';
import { notFound } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { todayOf } from '@/backend/features/careers/services/companies';
import type { Subject } from './subject';
import { subjectHandlers } from './subjects';

/** @throws 404 */
export const readSubject = async ({ tx, deps }: AnyAct, kind: ReviewKind, id: string): Promise<Subject> => {
  const [subject] = await subjectHandlers[kind].read(tx, [id], todayOf(deps));
  if (!subject) throw notFound();
  return subject;
};

/** Tells who wrote it what readers see of it now; `held` is until a person decides. */
export const tellAuthor = async (
  act: AnyAct,
  { id, authorId, title, notices }: Subject,
  { became, reason = '' }: { became: 'shown' | 'hidden' | 'held'; reason?: string },
): Promise<void> => {
  if (!authorId || authorId === act.caller?.id) return;
  const params = { titleEn: title.en, titleKm: title.km, statusEn: reason, statusKm: reason };
  const notice = notices[became];
  if (!notice) return;
  const once = became === 'held' ? { subject: `review-held:${id}`, again: 'renew' as const } : {};
  await act.tell([authorId], { ...notice, params, ...once });
};
