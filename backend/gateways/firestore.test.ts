import { decodeJwt } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountDeletions, outbox } from '@/backend/db/schema';
import { mirrorMessage } from '@/backend/features/questions/services/forum-messages';
import { drainOutbox } from '@/backend/features/notices/jobs/outbox';
import { purgeAccounts } from '@/backend/features/accounts/jobs/purge-accounts';
import { liveResource } from '@/lib/contract/questions/live';
import { questionsResource } from '@/lib/contract/questions/questions';
import { call, startBackend, type TestBackend } from '@/tests/support/backend';
import { listenToChat, makeChat, say, unsay } from '@/tests/support/chats';
import { type FirestoreDouble, startFirestoreDouble } from '@/tests/support/firestore-double';
import { makePerson } from '@/tests/support/make';

let backend: TestBackend;
let double: FirestoreDouble;

beforeAll(async () => {
  double = await startFirestoreDouble(() => backend.clock.now());
  backend = await startBackend(double.env);
});
afterAll(async () => {
  double.close();
  await backend.close();
});

const documentOf = (messageId: string) =>
  double.documents.get(`projects/sala-test/databases/(default)/documents/questions/${messageId}`);

test('a message becomes a document of `questions`, signed by the service account, and goes with the message', async () => {
  const { questionId, author } = await makeChat(backend);
  const messageId = await say(backend, questionId, author, 'សួស្តី');
  expect(documentOf(messageId)).toBeUndefined();
  await drainOutbox(backend.deps);
  expect(documentOf(messageId)?.fields).toEqual({
    questionId: { stringValue: questionId },
    userId: { stringValue: author.id },
    authorName: { stringValue: 'Dara S.' },
    authorNameNative: { stringValue: '' },
    authorRole: { stringValue: 'student' },
    writerNumber: { stringValue: '' },
    text: { stringValue: 'សួស្តី' },
    createdAt: { timestampValue: backend.clock.now().toISOString() },
  });
  await unsay(backend, questionId, author, messageId);
  await drainOutbox(backend.deps);
  expect(documentOf(messageId)).toBeUndefined();
});

test('a store that is down is tried again; in whatever order, it ends as the database stands', async () => {
  const { questionId, author } = await makeChat(backend);
  double.refusals.push(503);
  const messageId = await say(backend, questionId, author, 'One');
  await drainOutbox(backend.deps);
  expect(documentOf(messageId)).toBeUndefined();
  await unsay(backend, questionId, author, messageId);
  await drainOutbox(backend.deps);
  backend.clock.advance(10);
  await drainOutbox(backend.deps);
  expect(documentOf(messageId)).toBeUndefined();
  const rows = await backend.deps.db.select().from(outbox).where(eq(outbox.recipient, messageId));
  expect(rows.map(({ status }) => status)).toEqual(['sent', 'sent']);
  expect(rows.map(({ attempts }) => attempts).toSorted()).toEqual([1, 2]);
});

test('a message deleted while its document is written leaves none', async () => {
  const { questionId, author } = await makeChat(backend);
  const messageId = await say(backend, questionId, author, 'One');
  const { documents } = backend.deps.realtime;
  if (!documents) throw new Error('The gateway has documents.');
  const slow = {
    ...documents,
    put: async (message: Parameters<typeof documents.put>[0]) => {
      await unsay(backend, questionId, author, messageId);
      await documents.remove(messageId);
      await documents.put(message);
    },
  };
  await mirrorMessage(
    { ...backend.deps, realtime: { ...backend.deps.realtime, documents: slow } },
    messageId,
  );
  expect(documentOf(messageId)).toBeUndefined();
});

test('documents go with their question and with their writer’s account', async () => {
  const [first, second] = [await makeChat(backend), await makeChat(backend)];
  const leaving = await makePerson(backend);
  const ids = [
    await say(backend, first.questionId, leaving, 'One'),
    await say(backend, second.questionId, leaving, 'Two'),
  ];
  await drainOutbox(backend.deps);
  expect(ids.map(documentOf)).not.toContain(undefined);
  const { ORGANIZATION_ID: orgId, CONNECT_SUBJECT_ID: subjectId } = backend.deps.env;
  const params = { orgId, subjectId, questionId: first.questionId };
  await call(backend, questionsResource.endpoints.remove, { params }, first.author.token);
  const stream = await listenToChat(backend, second.questionId, second.author);
  await stream.next();
  const now = backend.clock.now();
  await backend.deps.db.insert(accountDeletions).values({ userId: leaving.id, requestedAt: now, dueAt: now });
  expect(await purgeAccounts(backend.deps)).toMatchObject({ purged: 1 });
  expect((await stream.next())?.data).toEqual({ type: 'removed', messageId: ids[1] });
  stream.close();
  await drainOutbox(backend.deps);
  expect(ids.map(documentOf)).toEqual([undefined, undefined]);
});

test('a reader gets a token in their own name, for ten minutes, and nothing of the key', async () => {
  const person = await makePerson(backend);
  const { body } = await call(backend, liveResource.endpoints.access, {}, person.token);
  if (body.store !== 'firestore') throw new Error('The store is Firestore.');
  const nowSeconds = backend.clock.now().getTime() / 1000;
  expect(decodeJwt(body.customToken)).toMatchObject({
    uid: person.id,
    claims: { until: nowSeconds + 600 },
    exp: nowSeconds + 3_600,
  });
  expect([body.projectId, body.collection, body.expiresInSeconds]).toEqual(['sala-test', 'questions', 600]);
  expect(JSON.stringify(body)).not.toContain('PRIVATE KEY');
});
