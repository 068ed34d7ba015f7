import { importPKCS8, SignJWT } from 'jose';
import type { ForumMessage } from '@/lib/contract/questions/messages';
import type { ServiceAccount } from '@/lib/env/service-account';
import { outbox } from '@/backend/db/schema';
import { documentAccessLifetimeSeconds } from '@/backend/limits';
import { embeddedRealtime, type MessageDocuments, type RealtimeGateway } from './realtime';

export interface FirestoreOptions {
  projectId: string;
  apiKey: string;
  account: ServiceAccount;
  /** `host:port` of emulators in place of Google's servers. */
  emulators: { firestore: string; auth: string } | null;
  timeoutMs: number;
  now: () => Date;
}

/** The collection that holds the messages of all chats. */
const collection = 'questions';
const firestoreOrigin = 'https://firestore.googleapis.com';
const customTokenAudience =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

const tokenLifetimeSeconds = 3_600;

type Value = { stringValue: string } | { timestampValue: string };
const string = (stringValue: string): Value => ({ stringValue });

const fieldsOf = (message: ForumMessage): Record<string, Value> => ({
  questionId: string(message.questionId),
  userId: string(message.userId ?? ''),
  authorName: string(message.author?.name ?? ''),
  authorNameNative: string(message.author?.nameNative ?? ''),
  authorRole: string(message.author?.role ?? ''),
  writerNumber: string(message.writerNumber === null ? '' : String(message.writerNumber)),
  text: string(message.text),
  ...(message.editedAt && { editedAt: { timestampValue: message.editedAt } }),
  createdAt: { timestampValue: message.createdAt },
});

/** Signs in the service account's name, as Google's own libraries do. */
const signerOf = ({ account, now }: FirestoreOptions) => {
  const key = importPKCS8(account.private_key, 'RS256');
  key.catch(() => undefined);
  return async (audience: string, claims: Record<string, unknown> = {}) => {
    const issuedAt = Math.floor(now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.private_key_id })
      .setIssuer(account.client_email)
      .setSubject(account.client_email)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + tokenLifetimeSeconds)
      .sign(await key);
  };
};

/** Writes documents through Firestore's REST API; the same write may be repeated. */
const firestoreDocuments = (options: FirestoreOptions): MessageDocuments => {
  const { projectId, emulators, timeoutMs } = options;
  const origin = emulators ? `http://${emulators.firestore}` : firestoreOrigin;
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const nameOf = (messageId: string) => `${documents}/${collection}/${messageId}`;
  const sign = signerOf(options);
  const commit = async (write: object) => {
    const response = await fetch(`${origin}/v1/${documents}:commit`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await sign(`${firestoreOrigin}/`)}`,
      },
      body: JSON.stringify({ writes: [write] }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`Firestore answered ${response.status}.`);
  };
  return {
    put: (message) => commit({ update: { name: nameOf(message.messageId), fields: fieldsOf(message) } }),
    remove: (messageId) => commit({ delete: nameOf(messageId) }),
  };
};

/**
 * Firestore beside the database: the database is authoritative, the outbox mirrors each change, and browsers
 * subscribe there with a token minted here. Its rules (docs/firestore.rules) let nobody write.
 */
export const firestoreRealtime = (options: FirestoreOptions): RealtimeGateway => {
  const { projectId, apiKey, emulators, now } = options;
  const embedded = embeddedRealtime({ now });
  const sign = signerOf(options);
  return {
    ...embedded,
    name: 'firestore',
    publishMessage: async (db, change) => {
      await embedded.publishMessage(db, change);
      const at = now();
      await db.insert(outbox).values({
        channel: 'realtime',
        recipient: change.messageId,
        body: '',
        nextAttemptAt: at,
        createdAt: at,
      });
    },
    subscription: async (userId) => {
      const until = Math.floor(now().getTime() / 1000) + documentAccessLifetimeSeconds;
      return {
        store: 'firestore',
        projectId,
        apiKey,
        collection,
        customToken: await sign(customTokenAudience, { uid: userId, claims: { until } }),
        expiresInSeconds: documentAccessLifetimeSeconds,
        emulators,
      };
    },
    documents: firestoreDocuments(options),
  };
};
