import { type CallAnswer, type WaitingCall, withKept } from './kept-database';
import { claimKept, keptOwner } from './kept-owner';

// What a person has written and the service does not have yet, where the service worker can read it: it sends it whatever
// page is open, or none. It is a copy of a draft on the device, and is erased with everything else that is kept.

/** Takes the place of what waited before. False where the browser has no database; pages then send by themselves. */
export async function leaveWaiting(
  owner: string,
  calls: readonly Omit<WaitingCall, 'owner'>[],
): Promise<boolean> {
  try {
    await claimKept(owner);
    return await withKept(async (store) => {
      if (keptOwner() !== owner) return false;
      const { store: waiting, done } = store.transaction('waiting', 'readwrite');
      await waiting.clear();
      for (const call of calls) await waiting.put({ ...call, owner });
      await done;
      return true;
    });
  } catch {
    return false;
  }
}

/** Empty where nothing waits, and where the browser has no database. */
export async function waitingCalls(): Promise<WaitingCall[]> {
  try {
    return await withKept((store) => store.getAll('waiting'));
  } catch {
    return [];
  }
}

/** What was sent waits no longer, unless something newer took its place meanwhile. */
export async function noteAnswer(call: WaitingCall, status: number, body: unknown): Promise<void> {
  await withKept(async (store) => {
    const change = store.transaction(['waiting', 'answers'], 'readwrite');
    const { id, owner, rows } = call;
    const now = await change.objectStore('waiting').get(id);
    if (now?.key === call.key) await change.objectStore('waiting').delete(id);
    await change.objectStore('answers').add({ id, owner, rows, status, body });
    await change.done;
  });
}

/** What the service has answered since the last time, the oldest first. Those of somebody else are dropped. */
export async function takeAnswers(owner: string): Promise<CallAnswer[]> {
  try {
    return await withKept(async (store) => {
      const { store: answers, done } = store.transaction('answers', 'readwrite');
      const all = await answers.getAll();
      await answers.clear();
      await done;
      return all.filter((each) => each.owner === owner);
    });
  } catch {
    return [];
  }
}

/** Whether an answer has not been taken yet. */
export async function hasAnswers(): Promise<boolean> {
  try {
    return await withKept(async (store) => (await store.count('answers')) > 0);
  } catch {
    return false;
  }
}
