import * as z from 'zod';
import { questionStates } from '@/lib/domain/questions/posts';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { personalityAxes } from '@/lib/domain/orientation/orientation-personality';
import { answer, answeredInstant, recordId, textOr } from '../answers';
import { text } from '../fields';

/** Staff by full name; others by given name, with the initial of the family name in Latin letters. */
export const author = answer(
  z.object({
    userId: recordId,
    name: z.string(),
    nameNative: z.string(),
    role: z.enum(['student', 'staff']),
  }),
  ({ name }) => ({ name: '', nameNative: textOr(name), role: 'student' as const }),
);
export type Author = z.infer<typeof author>;

/**
 * What a reader is told of a post beside its words. `isOwn`, `isUseful` and `follows` are about the caller.
 * `writerNumber` stands for the author whose name is hidden, the same in the whole question: 1 asked it.
 */
export const postFields = {
  writerNumber: z.int().nullable(),
  hasLinks: z.boolean(),
  usefulCount: z.int(),
  isOwn: z.boolean(),
  isUseful: z.boolean(),
  editedAt: answeredInstant.nullable(),
};
export const postAdded = {
  writerNumber: null,
  hasLinks: false,
  usefulCount: 0,
  isOwn: false,
  isUseful: false,
  editedAt: null,
};

export const scale = z.enum([...personalityAxes, ...hollandTypes]);

/** `orderNumber` and `key` belong to questionnaires; only staff see the key. */
const questionFields = z.object({
  questionId: recordId,
  organizationId: recordId,
  subjectId: recordId,
  userId: recordId.nullable(),
  author: author.nullable(),
  title: z.string(),
  titleNative: z.string().nullable(),
  description: z.string(),
  tags: z.array(z.string()),
  /** What readers see in place of each of them, in both languages. */
  tagNames: z.array(text),
  orderNumber: z.int().nullable(),
  key: z.object({ scale, reversed: z.boolean() }).nullable(),
  answerCount: z.int(),
  viewCount: z.int(),
  /** When the newest answer that readers see was written; null: there is none. */
  lastAnsweredAt: answeredInstant.nullable(),
  ...postFields,
  state: z.enum(questionStates),
  /** What was decided about it last, for its author and staff. */
  stateReason: z.string().nullable(),
  hideName: z.boolean(),
  mergedInto: recordId.nullable(),
  acceptedAnswerId: recordId.nullable(),
  follows: z.boolean(),
  version: z.int(),
  createdAt: answeredInstant,
  updatedAt: answeredInstant,
});
export const question = answer(questionFields, (raw) => ({
  ...postAdded,
  state: 'open' as const,
  stateReason: null,
  hideName: false,
  mergedInto: null,
  acceptedAnswerId: null,
  follows: false,
  organizationId: '-',
  subjectId: '-',
  userId: null,
  author: null,
  title: '',
  titleNative: null,
  description: '',
  tags: [],
  tagNames: [],
  orderNumber: null,
  key: null,
  answerCount: 0,
  viewCount: 0,
  lastAnsweredAt: null,
  version: 0,
  updatedAt: textOr(raw['createdAt']),
}));
export type Question = z.infer<typeof question>;
