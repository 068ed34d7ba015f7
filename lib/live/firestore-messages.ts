import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithCustomToken,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  limit,
  memoryLocalCache,
  onSnapshot,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { ChatEvent, LiveAccess } from '@/lib/contract/questions/live';
import { type ForumMessage, forumMessage } from '@/lib/contract/questions/messages';
import { pageSizes } from '@/lib/domain/limits/lists';

type FirestoreAccess = Extract<LiveAccess, { store: 'firestore' }>;

export interface ChatListener {
  onEvent: (event: ChatEvent) => void;
  /** Whether live updates arrive at present. */
  onLive: (isLive: boolean) => void;
}

/** The token is renewed this long before the rules would refuse it. */
const renewBeforeSeconds = 30;

const toMessage = (document: QueryDocumentSnapshot): ForumMessage | null => {
  const fields = document.data();
  const createdAt: unknown = fields['createdAt'];
  const { userId } = fields;
  // Documents of before names could be hidden have no number.
  const isHidden = Boolean(fields['writerNumber']);
  const parsed = forumMessage.safeParse({
    ...fields,
    messageId: document.id,
    userId: isHidden ? null : userId,
    author: isHidden
      ? null
      : {
          userId,
          name: fields['authorName'],
          nameNative: fields['authorNameNative'],
          role: fields['authorRole'],
        },
    writerNumber: isHidden ? Number(fields['writerNumber']) : null,
    editedAt: fields['editedAt'] instanceof Timestamp ? fields['editedAt'].toDate().toISOString() : null,
    createdAt: createdAt instanceof Timestamp ? createdAt.toDate().toISOString() : null,
  });
  return parsed.success ? parsed.data : null;
};

const timeOf = (message: ForumMessage) => Date.parse(message.createdAt);

/**
 * The events of a snapshot. A full window drops its oldest message and includes an older one after a deletion;
 * neither is an event.
 */
const newsOf = (snapshot: QuerySnapshot, newestMs: number): ChatEvent[] => {
  const shown = snapshot.docs.flatMap((document) => toMessage(document) ?? []);
  const oldestMs = Math.min(...shown.map(timeOf));
  return snapshot.docChanges().flatMap((change): ChatEvent[] => {
    const message = toMessage(change.doc);
    if (!message) return [];
    if (change.type === 'added') return timeOf(message) >= newestMs ? [{ type: 'posted', message }] : [];
    if (change.type === 'modified') return [{ type: 'edited', message }];
    const isGone = change.type === 'removed' && !(timeOf(message) < oldestMs);
    return isGone ? [{ type: 'removed', messageId: message.messageId }] : [];
  });
};

/**
 * Subscribes to a chat at Firestore until the access is about to expire.
 * @throws when the store refuses, and when `signal` aborts.
 */
export async function listenAtFirestore(
  access: FirestoreAccess,
  questionId: string,
  { onEvent, onLive }: ChatListener,
  signal: AbortSignal,
): Promise<void> {
  const { projectId, apiKey, emulators, customToken, expiresInSeconds } = access;
  // One app for each listener: the next signed-in person is another one.
  const app = initializeApp({ projectId, apiKey }, `chat-${questionId}-${customToken.slice(-16)}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    const store = initializeFirestore(app, { localCache: memoryLocalCache() });
    if (emulators) {
      connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
      const { hostname, port } = new URL(`http://${emulators.firestore}`);
      connectFirestoreEmulator(store, hostname, Number(port));
    }
    await signInWithCustomToken(auth, customToken);
    signal.throwIfAborted();
    const messages = query(
      collection(store, access.collection),
      where('questionId', '==', questionId),
      orderBy('createdAt', 'desc'),
      limit(pageSizes.messages),
    );
    await new Promise<void>((resolve, reject) => {
      let newestMs: number | null = null;
      const take = (snapshot: QuerySnapshot) => {
        // Without a connection the SDK silently continues with cached data.
        onLive(!snapshot.metadata.fromCache);
        if (snapshot.metadata.fromCache) return;
        const events: ChatEvent[] = newestMs === null ? [{ type: 'ready' }] : newsOf(snapshot, newestMs);
        const [newest] = snapshot.docs.flatMap((document) => toMessage(document) ?? []);
        newestMs = Math.max(newestMs ?? 0, newest ? timeOf(newest) : 0);
        for (const event of events) onEvent(event);
      };
      const stop = onSnapshot(messages, { includeMetadataChanges: true }, take, reject);
      const end = (settle: () => void) => () => {
        stop();
        clearTimeout(timer);
        settle();
      };
      const timer = setTimeout(end(resolve), Math.max(1, expiresInSeconds - renewBeforeSeconds) * 1000);
      signal.addEventListener(
        'abort',
        end(() => reject(signal.reason)),
        { once: true },
      );
    });
  } finally {
    await deleteApp(app);
  }
}
