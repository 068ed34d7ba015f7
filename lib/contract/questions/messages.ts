import * as z from 'zod';
import { pageSizes } from '@/lib/domain/limits/lists';
import { questionLimits } from '@/lib/domain/limits';
import { defineResource } from '../endpoint';
import { done, id, instant, queryInt, saidText } from '../fields';
import { author } from './posts';

export const forumMessage = z.object({
  messageId: z.uuid(),
  questionId: z.uuid(),
  /** Null, with the author, where the name is hidden below the question. */
  userId: z.uuid().nullable(),
  author: author.nullable(),
  writerNumber: z.int().nullable(),
  text: z.string(),
  editedAt: instant.nullable().default(null),
  createdAt: instant,
});
export type ForumMessage = z.infer<typeof forumMessage>;

const ofQuestion = '/api-forum/v1/questions/:questionId/messages';

export const messagesResource = defineResource('forum/messages', {
  list: {
    method: 'GET',
    path: ofQuestion,
    access: 'user',
    summary: 'The chat below a question, newest first; `before` a message for the older ones',
    query: z.object({
      before: id.optional(),
      limit: queryInt({ min: 1, max: 100, fallback: pageSizes.messages }),
    }),
    response: z.object({
      data: z.array(forumMessage),
      countTotal: z.int(),
      /** What stands for the caller’s own name where it is hidden: so they find their messages. */
      ownNumber: z.int().nullable().default(null),
    }),
  },
  post: {
    method: 'POST',
    path: ofQuestion,
    access: 'user',
    summary: 'Write into the chat of a question',
    body: z.object({ text: saidText(questionLimits.messageMax) }),
    response: forumMessage,
    status: 201,
    idempotent: true,
    limited: true,
    conflicts: true,
  },
  edit: {
    method: 'PATCH',
    path: `${ofQuestion}/:id`,
    access: 'owner',
    summary: 'Put one’s own message right, for a while after it was written',
    body: z.object({ text: saidText(questionLimits.messageMax) }),
    response: forumMessage,
    conflicts: true,
  },
  seen: {
    method: 'GET',
    path: `${ofQuestion}/seen`,
    access: 'user',
    summary: 'Until when others have read the chat, the latest first',
    response: z.object({ data: z.array(instant) }),
  },
  read: {
    method: 'PUT',
    path: `${ofQuestion}/seen`,
    access: 'user',
    summary: 'Say that one has read the chat up to a message',
    body: z.object({ messageId: id }),
    response: done,
  },
  remove: {
    method: 'DELETE',
    path: `${ofQuestion}/:id`,
    access: 'owner',
    summary: 'Delete a message; one’s own, or as staff',
    response: done,
  },
});
