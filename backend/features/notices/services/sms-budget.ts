import type { SmsBudget, smsBudgetChange } from '@/lib/contract/notices/sms-budget';
import { smsUsedUp } from '@/lib/domain/accounts/sms-used-up';
import { and, eq, gte, ne, sum } from 'drizzle-orm';
import type * as z from 'zod';
import type { Db } from '@/backend/db/client';
import { outbox, smsBudgets } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import {
  smsStrangersHours,
  smsStrangersPerHourLeast,
  smsStrangersShare,
  smsWarningShare,
} from '@/backend/limits';
import type { Act } from '@/backend/core/access/act';
import { countUse, readUse } from '@/backend/core/access/rate-limit';

const key = 'sms-budget';
const strangersKey = 'sms-budget:strangers';
const daySeconds = 86_400;
const hourSeconds = 3_600;

/**
 * Whose number it is. Anybody can have messages sent to strangers, so that these have a share of the day only.
 * `unknown`: a stranger too, but whoever asks must not learn it. `reached`: a known person who gets it without an SMS,
 * which whoever asks must not learn either.
 */
export type SmsRecipient = 'known' | 'stranger' | 'unknown' | 'reached';

const usedUp = (retryAfterSeconds: number | undefined) =>
  new Refusal(429, smsUsedUp, 'No more text messages can be sent today. Use a mail address.', {
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });

const namedUsedUp = (error: unknown): never => {
  throw error instanceof Refusal && error.status === 429 ? usedUp(error.retryAfterSeconds) : error;
};

const readChosen = async (tx: Db) => {
  const [row] = await tx.select().from(smsBudgets).where(eq(smsBudgets.id, key));
  return row;
};

type Chosen = Awaited<ReturnType<typeof readChosen>>;

/** How many go out: today's number, else that of every day, else the setting. Read with each message, so that a change holds at once. */
const maxOf = ({ clock, env }: Pick<Reader, 'clock' | 'env'>, chosen: Chosen) => {
  const perDay = chosen?.perDayMax ?? env.SMS_PER_DAY_MAX;
  const isToday = chosen?.todayMax != null && chosen.todayUntil != null && chosen.todayUntil > clock.now();
  return { max: isToday ? (chosen.todayMax ?? perDay) : perDay, perDay, isToday };
};

const strangersMaxOf = (max: number) => Math.max(1, Math.floor(max * smsStrangersShare));

/** Reports in the log when most of a budget is used, and when all is. */
async function spend(deps: Reader, tx: Db, { key, max, of }: { key: string; max: number; of: string }) {
  const used = await countUse(deps, tx, { key, max, windowSeconds: daySeconds }).catch(namedUsedUp);
  if (used === Math.ceil(max * smsWarningShare) || used === max)
    deps.log.error('sms-budget', { of, used, max });
}

/** Strangers get an eighth of their share in an hour, and what an hour leaves is kept: a flood meets an hour's messages, not the day's. */
const paceOf = (max: number, secondsLeft: number) => {
  const hours = Math.floor((daySeconds - secondsLeft) / hourSeconds) + 1;
  return Math.min(max, Math.max(smsStrangersPerHourLeast, Math.ceil(max / smsStrangersHours)) * hours);
};

const requirePace = async (deps: Reader, tx: Db, max: number) => {
  const use = await readUse(deps, tx, strangersKey);
  if (!use || use.count < paceOf(max, use.secondsLeft)) return;
  const nextHour = hourSeconds - ((daySeconds - use.secondsLeft) % hourSeconds);
  throw usedUp(use.count < max ? nextHour : use.secondsLeft);
};

const requireLeft = async (deps: Reader, tx: Db, max: number) => {
  const all = await readUse(deps, tx, key);
  if (all && all.count >= max) throw usedUp(all.secondsLeft);
};

/**
 * Takes one message from the daily budget of the site, in the transaction of the send.
 * @returns whether an SMS may be sent: not to an unknown number once the share of strangers is used, and not to who is
 * reached without one.
 * @throws 429 until the day is over
 */
export async function spendSms(deps: Reader, tx: Db, recipient: SmsRecipient = 'known'): Promise<boolean> {
  const { max } = maxOf(deps, await readChosen(tx));
  if (recipient === 'reached') {
    await requireLeft(deps, tx, max);
    return false;
  }
  const forStrangers = strangersMaxOf(max);
  const strangers = await readUse(deps, tx, strangersKey);
  if (
    recipient === 'unknown' &&
    strangers &&
    strangers.count >= paceOf(forStrangers, strangers.secondsLeft)
  ) {
    await requireLeft(deps, tx, max);
    return false;
  }
  if (recipient !== 'known') {
    await requirePace(deps, tx, forStrangers);
    await spend(deps, tx, { key: strangersKey, max: forStrangers, of: 'strangers' });
  }
  await spend(deps, tx, { key, max, of: 'all' });
  return true;
}

const partsSince = async (tx: Db, since: Date): Promise<number> => {
  const ofDay = and(eq(outbox.channel, 'sms'), ne(outbox.status, 'dropped'), gte(outbox.createdAt, since));
  const [row] = await tx
    .select({ parts: sum(outbox.parts) })
    .from(outbox)
    .where(ofDay);
  return Number(row?.parts ?? 0);
};

/** How many are used and how many may go out. */
export async function readSmsBudget(deps: Reader, tx: Db = deps.db): Promise<SmsBudget> {
  const chosen = await readChosen(tx);
  const all = await readUse(deps, tx, key);
  const strangers = await readUse(deps, tx, strangersKey);
  const { max, perDay, isToday } = maxOf(deps, chosen);
  const endOf = (use: typeof all) =>
    use ? new Date(deps.clock.now().getTime() + use.secondsLeft * 1000).toISOString() : null;
  const since = new Date(deps.clock.now().getTime() - (daySeconds - (all?.secondsLeft ?? daySeconds)) * 1000);
  const parts = all ? await partsSince(tx, since) : 0;
  return {
    max,
    perDay,
    parts,
    riel: parts * deps.env.SMS_PART_RIEL,
    setting: deps.env.SMS_PER_DAY_MAX,
    todayUntil: isToday ? (chosen?.todayUntil?.toISOString() ?? null) : null,
    used: all?.count ?? 0,
    usedByStrangers: strangers?.count ?? 0,
    strangersMax: strangersMaxOf(max),
    dayEndsAt: endOf(all),
    strangersEndAt: endOf(strangers),
    version: chosen?.version ?? 1,
  };
}

/** @throws 412 when another operator was faster */
export async function changeSmsBudget(
  act: Act,
  { days, max }: z.output<typeof smsBudgetChange>,
): Promise<SmsBudget> {
  const { tx, deps, now } = act;
  await tx.insert(smsBudgets).values({ id: key, updatedAt: now }).onConflictDoNothing();
  const [before] = await tx.select().from(smsBudgets).where(eq(smsBudgets.id, key)).for('update');
  if (!before) throw new Error('The budget was not stored.');
  act.requireVersion(before);
  const left = (await readUse(deps, tx, key))?.secondsLeft ?? daySeconds;
  const change =
    days === 'today'
      ? { todayMax: max, todayUntil: max === null ? null : new Date(now.getTime() + left * 1000) }
      : { perDayMax: max, todayMax: null, todayUntil: null };
  await act.bump(smsBudgets, before, { ...change, updatedAt: now });
  act.note('sms-budget-changed', null, { days, max, from: maxOf(deps, before).max });
  return readSmsBudget(deps, tx);
}

/** Takes one message to a known person from the daily budget where it has one. @returns whether it may be sent */
export const maySendSms = ({ deps, tx }: { deps: Reader; tx: Db }): Promise<boolean> =>
  spendSms(deps, tx).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 429) return false;
    throw error;
  });
