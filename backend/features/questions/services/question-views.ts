import { fullNameKm } from '@/lib/domain/people/person-name';
import { isNoName } from '@/lib/domain/values/name';
import { sql } from 'drizzle-orm';
import type { Text } from '@/lib/contract/fields';
import type { Author, Question } from '@/lib/contract/questions/posts';
import type { UserAnswer } from '@/lib/contract/questions/user-answers';
import { maskContacts } from '@/lib/domain/questions/mask-contacts';
import { askerNumber, hasLinks } from '@/lib/domain/questions/posts';
import { personalityAxes } from '@/lib/domain/orientation/orientation-personality';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import {
  questionFollows,
  questionPeople,
  questions,
  questionTags,
  questionViews,
  reports,
  schools,
  usefulMarks,
  userAnswers,
  users,
} from '@/backend/db/schema';

export const authorColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  firstNameKm: users.firstNameKm,
  lastNameKm: users.lastNameKm,
  createdAt: users.createdAt,
};

type Names = { [K in keyof typeof authorColumns]: (typeof users.$inferSelect)[K] };

/** Who reads: what is one's own is shown whole, and staff read what is masked for others. */
export interface PostReader {
  id: string | null;
  isStaff: boolean;
}

/** These pages are public: students appear by given name and initial, staff by full name. */
export const toAuthor = (user: Names, role: Author['role']): Author => {
  const familyName = isNoName(user.lastName) ? '' : user.lastName;
  const initial = familyName ? `${familyName.slice(0, 1)}.` : '';
  const isStaff = role === 'staff';
  return {
    userId: user.id,
    name: `${user.firstName} ${isStaff ? familyName : initial}`.trim(),
    nameNative: isStaff ? fullNameKm(user) : (user.firstNameKm ?? ''),
    role,
  };
};

/** What was decided last about a post that readers do not see. */
const reasonOf = (kind: 'question' | 'answer', table: typeof questions | typeof userAnswers) =>
  sql<
    string | null
  >`case when ${table.heldAt} is null then null else (select ${reports.decisionReason} from ${reports}
    where ${reports.subjectKind} = ${kind} and ${reports.subjectId} = ${table.id} and ${reports.decidedAt} is not null
    order by ${reports.decidedAt} desc limit 1) end`;

/** For a query that joins the author; what the caller has marked is asked for people only. */
export const questionColumns = (callerId: string | null) => ({
  question: questions,
  user: authorColumns,
  stateReason: reasonOf('question', questions),
  viewCount:
    sql<number>`(select count(*) from ${questionViews} where ${questionViews.questionId} = ${questions.id})`.mapWith(
      Number,
    ),
  // Answers to anything but the forum are their writers' own: their hour says that somebody has written one.
  lastAnsweredAt:
    sql<Date | null>`(select max(${userAnswers.createdAt}) from ${userAnswers} where ${userAnswers.questionId} = ${questions.id}
      and ${userAnswers.heldAt} is null and ${questions.kind} = 'forum')`.mapWith(userAnswers.createdAt),
  tagNames: sql<Record<string, Text> | null>`(select jsonb_object_agg(${questionTags.fold},
    jsonb_build_object('en', ${questionTags.nameEn}, 'km', ${questionTags.nameKm})) from ${questionTags}
    where ${questionTags.organizationId} = ${questions.organizationId} and ${questionTags.fold} = any(${questions.tagsFold}))`,
  follows:
    callerId === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from ${questionFollows} where ${questionFollows.questionId} = ${questions.id}
          and ${questionFollows.userId} = ${callerId})`,
  isUseful:
    callerId === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from ${usefulMarks} where ${usefulMarks.questionId} = ${questions.id}
          and ${usefulMarks.answerId} is null and ${usefulMarks.userId} = ${callerId})`,
});

export const answerFieldsFor = (callerId: string | null) => ({
  answer: userAnswers,
  user: authorColumns,
  question: {
    userId: questions.userId,
    hideName: questions.hideName,
    organizationId: questions.organizationId,
    subjectId: questions.subjectId,
    title: questions.title,
    orderNumber: questions.orderNumber,
    kind: questions.kind,
  },
  person: { number: questionPeople.number, hideName: questionPeople.hideName },
  school: { name: schools.name, nameNative: schools.nameNative },
  stateReason: reasonOf('answer', userAnswers),
  isUseful:
    callerId === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select 1 from ${usefulMarks} where ${usefulMarks.answerId} = ${userAnswers.id}
          and ${usefulMarks.userId} = ${callerId})`,
});

interface QuestionRow {
  question: typeof questions.$inferSelect;
  user: Names | null;
  stateReason: string | null;
  tagNames: Record<string, Text> | null;
  viewCount: number;
  lastAnsweredAt: Date | null;
  follows: boolean;
  isUseful: boolean;
}

const scales = [...personalityAxes, ...hollandTypes];

export const toQuestion = (
  { question: row, user, stateReason, tagNames, viewCount, lastAnsweredAt, follows, isUseful }: QuestionRow,
  reader: PostReader,
): Question => {
  const scale = scales.find((known) => known === row.scale);
  const isOwn = row.kind === 'forum' && reader.id !== null && row.userId === reader.id;
  const isNamed = isOwn || !row.hideName;
  const seesAll = isOwn || reader.isStaff;
  const shown = seesAll || row.kind !== 'forum' ? (text: string) => text : maskContacts;
  return {
    questionId: row.id,
    organizationId: row.organizationId,
    subjectId: row.subjectId,
    userId: isNamed ? row.userId : null,
    author: isNamed && user ? toAuthor(user, row.authorRole) : null,
    writerNumber: row.hideName ? askerNumber : null,
    title: shown(row.title),
    titleNative: row.titleNative,
    description: shown(row.description),
    tags: row.tags.map(shown),
    tagNames: row.tags.map((tag, index) => {
      const named = tagNames?.[row.tagsFold[index] ?? ''];
      return named ?? { en: shown(tag), km: shown(tag) };
    }),
    orderNumber: row.orderNumber,
    key: reader.isStaff && scale ? { scale, reversed: row.reversed } : null,
    answerCount: row.answerCount,
    viewCount,
    lastAnsweredAt: lastAnsweredAt?.toISOString() ?? null,
    hasLinks: user !== null && hasLinks(row.authorRole, user.createdAt, row.createdAt),
    usefulCount: row.usefulCount,
    isOwn,
    isUseful,
    follows,
    state: row.state,
    stateReason: seesAll ? stateReason : null,
    hideName: row.hideName,
    mergedInto: row.mergedInto,
    acceptedAnswerId: row.acceptedAnswerId,
    editedAt: row.editedAt?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};

/** The number that stands for a hidden name below a question; null where the name is shown. */
export const hiddenNumber = (
  writerId: string,
  question: { userId: string | null; hideName: boolean },
  person: { number: number; hideName: boolean } | null,
): number | null => {
  if (writerId === question.userId) return question.hideName ? askerNumber : null;
  return person?.hideName ? person.number : null;
};

interface AnswerRow {
  answer: typeof userAnswers.$inferSelect;
  user: Names;
  question: { userId: string | null; hideName: boolean; kind: (typeof questions.$inferSelect)['kind'] };
  person: { number: number; hideName: boolean } | null;
  school: { name: string; nameNative: string } | null;
  stateReason: string | null;
  isUseful: boolean;
}

export const toUserAnswer = (
  { answer: row, user, question, person, school, stateReason, isUseful }: AnswerRow,
  reader: PostReader,
): UserAnswer => {
  const isOwn = row.userId === reader.id;
  const writerNumber = hiddenNumber(row.userId, question, person);
  const isNamed = isOwn || writerNumber === null;
  const seesAll = isOwn || reader.isStaff || question.kind !== 'forum';
  const userId = isNamed ? row.userId : null;
  return {
    userAnswerId: row.id,
    questionId: row.questionId,
    userId,
    studentId: userId,
    author: isNamed ? toAuthor(user, row.authorRole) : null,
    writerNumber,
    answer: seesAll ? row.answer : maskContacts(row.answer),
    value: row.value,
    hasLinks: hasLinks(row.authorRole, user.createdAt, row.createdAt),
    usefulCount: row.usefulCount,
    isOwn,
    isUseful,
    state: row.state,
    stateReason: isOwn || reader.isStaff ? stateReason : null,
    forSchool: row.authorRole === 'staff' && school ? { en: school.name, km: school.nameNative } : null,
    editedAt: row.editedAt?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
};
