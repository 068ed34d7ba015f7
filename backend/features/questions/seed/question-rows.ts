import { askerNumber } from '@/lib/domain/questions/posts';
import { contentColumns } from '@/backend/features/questions/services/questions';
import type {
  forumMessages,
  questionPeople,
  questions,
  questionViews,
  reports,
  usefulMarks,
  userAnswers,
  users,
} from '@/backend/db/schema';
import {
  type DemoQuestion,
  type DemoVoice,
  tagsOfDemoQuestion,
} from '@/backend/seed/demo/questions/demo-questions';
import { stableId } from '@/backend/seed/stable-id';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

type User = typeof users.$inferSelect;

/** The accounts of the demo, and the other demo people in a fixed order. */
export interface DemoVoices {
  voiceOf: (voice: DemoVoice) => User;
  others: readonly User[];
}

export const questionId = (key: string): string => stableId(`question:${key}`);
const answerId = (key: string, place: number): string => stableId(`answer:${key}:${place}`);

const roleOf = (voice: DemoVoice) => (voice === 'advisor' ? ('staff' as const) : ('student' as const));

/** Spread over the hours before, so that no two were asked at once. */
const askedAtOf = (now: Date, { daysAgo }: DemoQuestion, place: number): Date =>
  new Date(now.getTime() - daysAgo * dayMs - ((place * 97) % 600) * minuteMs);

/** Reports come hours after a question; the last of three hides it. */
const reportedAt = (askedAt: Date, place: number): Date => new Date(askedAt.getTime() + (place + 3) * hourMs);

type Place = Pick<typeof questions.$inferInsert, 'organizationId' | 'subjectId' | 'kind'>;

export const questionRow = (
  demo: DemoQuestion,
  index: number,
  { place, now, voices }: { place: Place; now: Date; voices: DemoVoices },
): typeof questions.$inferInsert => {
  const {
    key,
    by,
    title,
    description,
    accepted,
    hidesName = false,
    state = 'open',
    reports: reported = [],
  } = demo;
  const at = askedAtOf(now, demo, index);
  const content = contentColumns({
    title,
    description,
    tags: tagsOfDemoQuestion(demo),
    titleNative: null,
    orderNumber: null,
    scale: null,
    reversed: false,
  });
  return {
    ...place,
    ...content,
    id: questionId(key),
    userId: voices.voiceOf(by).id,
    authorRole: roleOf(by),
    hideName: hidesName,
    state,
    heldAt: state === 'held' ? reportedAt(at, Math.max(0, reported.length - 1)) : null,
    acceptedAnswerId: accepted === undefined ? null : answerId(key, accepted),
    createdAt: at,
    updatedAt: at,
  };
};

/** Who wrote below a question, each once, numbered in the order of their first words. */
const peopleRows = (demo: DemoQuestion, { voiceOf }: DemoVoices) => {
  const asker = voiceOf(demo.by).id;
  const hidden = new Map<string, boolean>();
  const written = [...demo.answers, ...(demo.messages ?? []).map(({ by }) => ({ by, hidesName: false }))];
  for (const { by, hidesName = false } of written) {
    const { id } = voiceOf(by);
    if (id !== asker && !hidden.has(id)) hidden.set(id, hidesName);
  }
  return [...hidden].map(([userId, hideName], place): typeof questionPeople.$inferInsert => ({
    questionId: questionId(demo.key),
    userId,
    number: askerNumber + 1 + place,
    hideName,
  }));
};

/** What is below a stored question. */
export const rowsBelow = (
  demo: DemoQuestion,
  { createdAt: askedAt }: { createdAt: Date },
  voices: DemoVoices,
) => {
  const { key, answers, messages = [], reports: reported = [], useful = 0, views } = demo;
  const { voiceOf, others } = voices;
  const ofQuestion = { questionId: questionId(key) };
  const after = (hours: number, minutes = 0) =>
    new Date(askedAt.getTime() + hours * hourMs + minutes * minuteMs);
  const othersThan = (voice: DemoVoice, count: number) =>
    others.filter(({ id }) => id !== voiceOf(voice).id).slice(0, count);
  const marksOf = (by: DemoVoice, count: number, answer: string | null, markedAt: Date) =>
    othersThan(by, count).map(({ id }) => ({ ...ofQuestion, userId: id, answerId: answer, markedAt }));
  const answerRows = answers.map(
    ({ by, text, useful: marks = 0 }, place): typeof userAnswers.$inferInsert => ({
      ...ofQuestion,
      id: answerId(key, place),
      userId: voiceOf(by).id,
      authorRole: roleOf(by),
      answer: text,
      usefulCount: marks,
      createdAt: after(place + 2),
      updatedAt: after(place + 2),
    }),
  );
  const markRows: (typeof usefulMarks.$inferInsert)[] = [
    ...marksOf(demo.by, useful, null, after(1)),
    ...answers.flatMap(({ by, useful: marks = 0 }, place) =>
      marksOf(by, marks, answerId(key, place), after(place + 3)),
    ),
  ];
  const messageRows = messages.map(({ by, text }, place): typeof forumMessages.$inferInsert => ({
    ...ofQuestion,
    userId: voiceOf(by).id,
    authorRole: roleOf(by),
    text,
    createdAt: after(5, place * 4),
  }));
  const viewRows = othersThan(demo.by, views).map(({ id }): typeof questionViews.$inferInsert => ({
    ...ofQuestion,
    viewer: id,
    viewedAt: askedAt,
  }));
  const reportRows = reported.map(({ by, reason, text }, place): typeof reports.$inferInsert => ({
    id: stableId(`report:question:${key}:${place}`),
    subjectKind: 'question',
    subjectId: ofQuestion.questionId,
    userId: voiceOf(by).id,
    reason,
    text,
    createdAt: reportedAt(askedAt, place),
  }));
  return { answerRows, markRows, messageRows, viewRows, reportRows, peopleRows: peopleRows(demo, voices) };
};
