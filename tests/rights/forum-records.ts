import { forumMessages, questions, userAnswers } from '@/backend/db/schema';
import { idOf, times } from './records';
import type { Target } from './table';

/** A question of the person in the forum of the organization. */
export async function questionOf(target: Target, subjectId = target.backend.deps.env.CONNECT_SUBJECT_ID) {
  const { backend, owner, school } = target;
  const row = { organizationId: school.id, subjectId, kind: 'forum' as const, userId: owner.id };
  const questionId = await idOf(
    backend.deps.db
      .insert(questions)
      .values({ ...row, authorRole: 'student', title: 'Which school?', ...times(target) })
      .returning({ id: questions.id }),
  );
  return { orgId: school.id, subjectId, questionId };
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

export const messageOf = ({ backend, owner }: Target, questionId: string) =>
  idOf(
    backend.deps.db
      .insert(forumMessages)
      .values({
        questionId,
        userId: owner.id,
        authorRole: 'student',
        text: 'Hello',
        createdAt: backend.clock.now(),
      })
      .returning({ id: forumMessages.id }),
  );
