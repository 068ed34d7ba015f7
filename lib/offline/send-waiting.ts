import type { WaitingCall } from '@/lib/device/kept-database';
import { noteAnswer, waitingCalls } from '@/lib/device/waiting-calls';
import { oneSender } from './one-sender';
import { isFinalStatus, withAges } from './waiting-rows';

/** Whose session the browser has now; null without one, and without a connection. */
async function whoIsSignedIn(): Promise<string | null> {
  const response = await fetch('/api-auth/userinfo', { cache: 'no-store' });
  if (!response.ok) return null;
  const person: unknown = await response.json();
  const isPerson = typeof person === 'object' && person !== null && 'sub' in person;
  return isPerson && typeof person.sub === 'string' ? person.sub : null;
}

async function send(call: WaitingCall): Promise<boolean> {
  const response = await fetch(call.path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'idempotency-key': call.key },
    body: JSON.stringify({ rows: withAges(call.rows, Date.now()) }),
  });
  if (!response.ok && !isFinalStatus(response.status)) return false;
  await noteAnswer(call, response.status, await response.json().catch(() => null));
  return true;
}

/**
 * Sends what waits on this phone, in the session of the person who wrote it and in no other.
 * @returns whether nothing waits any more
 */
export const sendWaitingCalls = (): Promise<boolean> => oneSender(sendInTurn);

async function sendInTurn(): Promise<boolean> {
  const calls = await waitingCalls();
  if (calls.length === 0) return true;
  try {
    const person = await whoIsSignedIn();
    let isAllSent = true;
    for (const call of calls) isAllSent = call.owner === person && (await send(call)) && isAllSent;
    return isAllSent;
  } catch {
    return false;
  }
}
