import { deviceStore, readBy } from './device-store';

// What is kept on this phone (`kept.ts`) belongs to one person at a time. This part is small: every signed-in page has it.

export const keptDatabase = 'sala-kept';
/** The pages that open without a connection, as they are for everybody; they go with what they show. */
export const shellCache = 'sala-shells';
/** Pages whose forms keep what was typed (`noted-drafts.ts`). */
export const draftNotes = 'sala-draft-notes';

const text = readBy((value) => (typeof value === 'string' ? value : null));
const owner = () => deviceStore('sala.kept-owner', text, { scope: 'device', plain: true });

/** Resolves in any case: without a database nothing is kept. */
const dropDatabase = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => resolve();
    try {
      const request = indexedDB.deleteDatabase(keptDatabase);
      [request.onsuccess, request.onerror, request.onblocked] = [done, done, done];
    } catch {
      resolve();
    }
  });

const dropCaches = async (): Promise<void> => {
  try {
    await Promise.all([caches.delete(shellCache), caches.delete(draftNotes)]);
  } catch {
    // Private windows have no caches, and keep nothing.
  }
};

/** Whose things may be kept now; null after a log-out. */
export const keptOwner = (): string | null => owner().read();

/** From now on things of this person are kept. What somebody else left is erased. */
export async function claimKept(person: string): Promise<void> {
  if (keptOwner() === person) return;
  await dropDatabase();
  owner().write(person);
}

/** Erases everything that is kept on this phone: at a log-out, and when a session has ended. */
export async function eraseKept(): Promise<void> {
  owner().write(null);
  await Promise.all([dropDatabase(), dropCaches()]);
}
