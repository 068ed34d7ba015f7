import { userAnswers } from '@/backend/db/schema';
import { makeThread } from '../support/make-content';
import { idOf, times } from './records';
import type { Target } from './table';

const placeOf = ({ backend, school }: Target, subjectId = backend.deps.env.CONNECT_SUBJECT_ID) => ({
  organizationId: school.id,
  subjectId,
});

/** A question of the person in the forum of the organization. */
export async function questionOf(target: Target, ofSubject?: string) {
  const place = placeOf(target, ofSubject);
  const { questionId } = await makeThread(target.backend, { ...place, authorId: target.owner.id });
  return { orgId: place.organizationId, subjectId: place.subjectId, questionId };
}

/** A message of the person, below their question. */
export async function messageOf(target: Target) {
  const { backend, owner } = target;
  const { questionId, messageIds } = await makeThread(backend, {
    ...placeOf(target),
    authorId: owner.id,
    messages: ['Hello'],
  });
  const [id] = messageIds;
  if (id === undefined) throw new Error('The message was not stored.');
  return { questionId, id };
}

export const answerOf = (target: Target, questionId: string) =>
  idOf(
    target.backend.deps.db
      .insert(userAnswers)
      .values({
        questionId,
        userId: target.owner.id,
        authorRole: 'student',
        answer: 'This one',
        ...times(target),
      })
      .returning({ id: userAnswers.id }),
  );
