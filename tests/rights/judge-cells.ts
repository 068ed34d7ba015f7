import type { Endpoint } from '@/lib/contract/endpoint';
import { rememberStatus } from './declared-statuses';
import { bestCaller } from './good-call';
import { changedFields, lostFields } from './lost-fields';
import { sendCall, withoutRecord } from './send-call';
import { statusOfRows } from './status-of-rows';
import { type Answer, type CallerName, callerNames, type Ownership, ownerships, type Right } from './table';
import { makeCaller, planted, targetOf, type World } from './world';

const isAnswered = (answer: Answer, status: number) =>
  answer === 'ok' ? status >= 200 && status < 300 : status === answer;

const staff: readonly CallerName[] = ['advisor', 'schoolAdmin'];

/** Staff read private data in their own organization, a bank reads what was sent to it. */
const mayReadSecrets = ({ shows }: Right, callerName: CallerName, ownership: Ownership) =>
  (staff.includes(callerName) && ownership !== 'other') ||
  (callerName === 'bank' && ownership === 'same') ||
  shows?.[callerName] !== undefined;

/** The private data of a stranger in an answer. */
const secretsIn = (world: World, text: string): string[] =>
  [planted, world.neighbour.phone, world.foreigner.phone, '2007-07-17'].filter((secret) =>
    text.includes(secret),
  );

/**
 * Calls every cell of a row.
 * @param name of the row: the caller with the most rights gets the declared status, and the fields that were sent
 * @returns unexpected answers, and answers that showed data without the right
 */
export async function judgeCells(
  world: World,
  { name, endpoint }: { name: string; endpoint: Endpoint },
  right: Right,
): Promise<string[]> {
  const wrong: string[] = [];
  const best = bestCaller(right);
  const judge = async (callerName: CallerName, ownership: Ownership, answer: Answer, likeOwn: boolean) => {
    const isFresh = right.fresh && callerName !== 'visitor' && answer === 'ok';
    const place = { school: world.schools.mine, bankId: world.banks.mine };
    const caller = isFresh ? await makeCaller(world.backend, callerName, place) : undefined;
    const target = targetOf(world, callerName, ownership, { caller, likeOwn });
    if (caller) target.owner = caller;
    const made = await right.send(target);
    const call = ownership === 'missing' ? withoutRecord(endpoint, made, right.names) : made;
    const { status, text } = await sendCall(world.backend, endpoint, call, target.caller?.token);
    rememberStatus(endpoint, status);
    const cell = `${callerName}, ${ownership}`;
    const judged = statusOfRows(endpoint, { status, text });
    if (!isAnswered(answer, judged))
      wrong.push(`${cell}: ${judged} instead of ${answer}: ${text.slice(0, 200)}`);
    if (answer === 'ok' && callerName === best.callerName && ownership === best.ownership) {
      if (judged !== (endpoint.status ?? 200)) wrong.push(`${cell}: ${judged} instead of ${endpoint.status}`);
      const lost = lostFields(endpoint, call, text).filter((field) => !changedFields[name]?.includes(field));
      if (lost.length > 0) wrong.push(`${cell}: lost ${lost.join(', ')}`);
    }
    if (text.includes('argon2')) wrong.push(`${cell}: shows a secret’s hash`);
    const shown = mayReadSecrets(right, callerName, ownership) ? [] : secretsIn(world, text);
    if (shown.length) wrong.push(`${cell}: shows ${shown.join(', ')}`);
  };
  for (const ownership of ownerships) {
    for (const callerName of callerNames) {
      // The caller's own missing record, if they can have one: for records of strangers 404 would prove little.
      const likeOwn =
        ['own', 'missing'].includes(ownership) && (right.cells.own[callerName] ?? 'never') !== 'never';
      const answer = right.cells[ownership][callerName] ?? 'never';
      if (answer !== 'never') await judge(callerName, ownership, answer, likeOwn);
    }
  }
  await judgeClosedAccounts(world, endpoint, right, wrong);
  return wrong;
}

/** The next caller for a token that is good no more: each has its turn over the table. */
let turn = 0;

/**
 * A token of a disabled account, or an expired one, is refused, also for public endpoints. What refuses it comes before
 * the record and asks for no role, so each endpoint hears it from one caller.
 */
async function judgeClosedAccounts(world: World, endpoint: Endpoint, right: Right, wrong: string[]) {
  const callers = callerNames.filter(
    (callerName) => callerName !== 'visitor' && right.cells.same[callerName] !== undefined,
  );
  const callerName = callers[(turn += 1) % callers.length];
  if (callerName === undefined || callerName === 'visitor') return;
  const call = await right.send(targetOf(world, 'student', 'same'));
  for (const state of ['disabled', 'expired'] as const) {
    const { status } = await sendCall(world.backend, endpoint, call, world[state][callerName]);
    rememberStatus(endpoint, status);
    if (status !== 401) wrong.push(`${callerName}, ${state}: ${status} instead of 401`);
  }
}
