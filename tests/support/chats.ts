import { randomUUID } from 'node:crypto';
import { type ChatEvent, liveResource, type NotificationEvent } from '@/lib/contract/questions/live';
import { messagesResource } from '@/lib/contract/questions/messages';
import { call, type TestBackend } from './backend';
import { readStream } from './event-stream';
import { makePerson, type Person } from './make';
import { makeThread } from './make-content';

/** A question with a chat, and its author. */
export async function makeChat(
  backend: TestBackend,
  author?: Person,
): Promise<{ questionId: string; author: Person }> {
  const asker = author ?? (await makePerson(backend));
  const { questionId } = await makeThread(backend, { authorId: asker.id, title: 'Who comes to the fair?' });
  return { questionId, author: asker };
}

/** Writes into a chat. @returns the message's id. */
export async function say(
  backend: TestBackend,
  questionId: string,
  person: Person,
  text: string,
): Promise<string> {
  const input = { params: { questionId }, body: { text }, idempotencyKey: randomUUID() };
  const { body } = await call(backend, messagesResource.endpoints.post, input, person.token);
  return body.messageId;
}

export const unsay = (backend: TestBackend, questionId: string, person: Person, id: string) =>
  call(backend, messagesResource.endpoints.remove, { params: { questionId, id } }, person.token);

interface From {
  token?: string | undefined;
  lastEventId?: string | null | undefined;
  address?: string | undefined;
}

const streamAt = <T>(backend: TestBackend, path: string, { token, lastEventId, address }: From) =>
  readStream<T>((signal) =>
    backend.app.request(path, {
      signal,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(lastEventId && { 'last-event-id': lastEventId }),
        ...(address && { 'x-forwarded-for': address }),
      },
    }),
  );

/** Subscribes to a chat as a browser does. */
export const listenToChat = (backend: TestBackend, questionId: string, from: From) =>
  streamAt<ChatEvent>(backend, liveResource.endpoints.chat.path.replace(':questionId', questionId), from);

/** Subscribes to a person's notifications; `token` may belong to another person. */
export const listenToNotifications = (backend: TestBackend, userId: string, from: From) =>
  streamAt<NotificationEvent>(
    backend,
    liveResource.endpoints.notifications.path.replace(':userId', userId),
    from,
  );
