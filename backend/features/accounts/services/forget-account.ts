import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { acceptedStep } from '@/lib/domain/admissions/applicant-steps';
import { placesTag } from '@/lib/domain/events/event-places';
import {
  absenceNotices,
  applicants,
  applicationPapers,
  contentRevisions,
  documentRequests,
  emergencyContacts,
  eventAttendees,
  followUps,
  forumMessages,
  idempotencyKeys,
  markRequests,
  notifications,
  outbox,
  questionViews,
  questions,
  students,
  termRemarks,
  users,
} from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { announceRemovals } from '@/backend/features/questions/services/forum-messages';
import {
  countAnew,
  countUsefulAnswer,
  postsWith,
} from '@/backend/features/questions/services/question-counts';
import { forgetBorrower } from '@/backend/features/loans/services/forget-borrower';
import { deletedWithAccount } from './account-tables';

type User = typeof users.$inferSelect;

/** The row stays without personal data, because decided applications of schools refer to it. */
const emptyRow = {
  phone: null,
  email: null,
  phoneVerified: false,
  emailVerified: false,
  firstName: 'Deleted',
  lastName: 'account',
  firstNameKm: null,
  lastNameKm: null,
  gender: null,
  dob: null,
  nationality: null,
  province: null,
  currentSchool: null,
  avatarKey: null,
  secretHash: null,
  enabled: false,
} satisfies Partial<User>;

/** Deletes what an account holds; the rules of what others keep of it are those of `account-tables`. */
export const forgetAccount = async (act: AnyAct, user: User): Promise<void> => {
  const { tx } = act;
  const notAccepted = ne(applicants.status, acceptedStep.key);
  await act.tx.delete(applicants).where(and(eq(applicants.userId, user.id), notAccepted));
  await act.tx
    .update(contentRevisions)
    .set({ userId: null, contact: null })
    .where(eq(contentRevisions.userId, user.id));
  // Notes of staff were work on an application; of the accepted one its own words and history stay.
  const decided = tx.select({ id: applicants.id }).from(applicants).where(eq(applicants.userId, user.id));
  await act.tx.delete(followUps).where(inArray(followUps.applicantId, decided));
  await act.tx
    .update(applicationPapers)
    .set({ fileKey: null, reason: null })
    .where(inArray(applicationPapers.applicantId, decided));
  const records = tx.select({ id: students.id }).from(students).where(eq(students.userId, user.id));
  await act.tx
    .update(documentRequests)
    .set({ email: null })
    .where(inArray(documentRequests.studentId, records));
  await act.tx
    .update(absenceNotices)
    .set({ note: '', paperKey: null })
    .where(inArray(absenceNotices.studentId, records));
  await act.tx.delete(termRemarks).where(inArray(termRemarks.studentId, records));
  await act.tx.delete(markRequests).where(inArray(markRequests.studentId, records));
  await act.tx.delete(emergencyContacts).where(inArray(emergencyContacts.studentId, records));
  await forgetBorrower(act, user.id);
  const posts = await postsWith(tx, user.id);
  await act.tx.delete(questionViews).where(eq(questionViews.viewer, user.id));
  await act.tx.delete(notifications).where(eq(notifications.namedId, user.id));
  await act.tx.update(questions).set({ userId: null }).where(eq(questions.userId, user.id));
  await act.tx.update(students).set({ userId: null }).where(eq(students.userId, user.id));
  // An unproven address may belong to somebody else; messages to it are deleted after their days in the outbox.
  const email = user.emailVerified ? user.email : null;
  const recipients = [user.phoneVerified ? user.phone : null, email, email?.toLowerCase()].filter(
    (value) => typeof value === 'string',
  );
  if (recipients.length > 0) await act.tx.delete(outbox).where(inArray(outbox.recipient, recipients));
  // Contact mails of the person, written signed in or under a proven address.
  await act.tx.delete(outbox).where(eq(outbox.userId, user.id));
  if (email) await act.tx.delete(outbox).where(eq(sql`lower(${outbox.replyTo})`, email.toLowerCase()));
  await act.tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, user.id));
  const said = await tx
    .select({ id: forumMessages.id, questionId: forumMessages.questionId })
    .from(forumMessages)
    .where(eq(forumMessages.userId, user.id));
  await announceRemovals(act, said);
  const places = await tx
    .select({ id: eventAttendees.eventId })
    .from(eventAttendees)
    .where(eq(eventAttendees.userId, user.id));
  act.changed(...places.map(({ id }) => placesTag(id)));
  for (const table of deletedWithAccount) await act.tx.delete(table).where(eq(table.userId, user.id));
  await countAnew(act, posts.questionIds);
  for (const id of posts.answerIds) await countUsefulAnswer(act, id);
  act.changed('forum', ...posts.questionIds.map((id) => `question:${id}`));
  await act.tx
    .update(users)
    .set({ ...emptyRow, updatedAt: act.now })
    .where(eq(users.id, user.id));
  act.note('account-purged', user.id);
};
