import { randomUUID } from 'node:crypto';
import { and, eq, lte, or, sql } from 'drizzle-orm';
import { telegramReader } from '@/backend/db/schema';
import type { WritingDeps } from '@/backend/deps';
import { AskedToWait } from '@/backend/gateways/telegram';
import {
  telegramLeaseMs,
  telegramPerSecondMax,
  telegramSendEveryMs,
  telegramWaitSeconds,
} from '@/backend/limits';
import { runAct } from '@/backend/core/access/act';
import { commandMenu } from '@/backend/features/bot/services/bot-words';
import { followUpdate, readUpdate } from '@/backend/features/bot/services/follow-update';
import { telegramSecret } from '@/backend/features/notices/services/telegram-secret';
import { sendNext } from '@/backend/features/notices/jobs/outbox';
import { doneElsewhere, runEvery } from '@/backend/jobs/run-every';

const bot = 'bot';

/** Takes or keeps the place of the one process that talks with Telegram. @returns the number of the next update */
export async function holdTelegram(deps: WritingDeps, holder: string): Promise<number | null> {
  const now = deps.clock.now();
  const until = new Date(now.getTime() + telegramLeaseMs);
  const [mine] = await deps.db
    .insert(telegramReader)
    .values({ name: bot, holder, until, offset: 0 })
    .onConflictDoUpdate({
      target: telegramReader.name,
      set: { holder, until },
      setWhere: or(eq(telegramReader.holder, holder), lte(telegramReader.until, now)),
    })
    .returning({ offset: telegramReader.offset });
  return mine?.offset ?? null;
}

/** Leaves the place to the next process, which else waits until it is free. */
export async function leaveTelegram(deps: WritingDeps, holder: string): Promise<void> {
  await deps.db
    .update(telegramReader)
    .set({ until: deps.clock.now() })
    .where(and(eq(telegramReader.name, bot), eq(telegramReader.holder, holder)));
}

/** Sends as much as Telegram takes in a second: one message a chat, 25 in all, codes first. @throws {AskedToWait} */
export async function sendTelegrams(deps: WritingDeps): Promise<void> {
  const chats: string[] = [];
  while (chats.length < telegramPerSecondMax) {
    const chat =
      (await sendNext(deps, { channel: 'telegram', isOfCodes: true }, chats)) ??
      (await sendNext(deps, { channel: 'telegram' }, chats));
    if (chat === null) return;
    chats.push(chat);
  }
}

/** Asks for updates and follows each once: its number and what it causes are stored together. */
export async function readTelegrams(deps: WritingDeps, holder: string, signal: AbortSignal): Promise<void> {
  const offset = await holdTelegram(deps, holder);
  if (offset === null || !deps.telegram) return;
  const updates = await deps.telegram.updates({ offset, waitSeconds: telegramWaitSeconds }, signal);
  for (const update of updates.map(readUpdate)) {
    if (!update) continue;
    await runAct(deps, { caller: null }, async (act) => {
      const [next] = await act.tx
        .update(telegramReader)
        .set({ offset: update.update_id + 1 })
        .where(and(eq(telegramReader.name, bot), lte(telegramReader.offset, sql`${update.update_id}`)))
        .returning({ offset: telegramReader.offset });
      if (next) await followUpdate(act, update);
    });
  }
}

/** Sends, and hears what is said to the bot: by calls of Telegram where the site is https, else by asking. */
export function runTelegram(deps: WritingDeps): () => Promise<void> {
  const { telegram } = deps;
  if (!telegram) return async () => undefined;
  const holder = randomUUID();
  const end = new AbortController();
  let pausedUntilMs = 0;
  let isSaid = false;
  const isCalled = !telegram.double && deps.env.PUBLIC_ORIGIN.startsWith('https:');
  const send = async () => {
    if (Date.now() < pausedUntilMs || (await holdTelegram(deps, holder)) === null) return doneElsewhere;
    return sendTelegrams(deps).catch((error: unknown) => {
      if (!(error instanceof AskedToWait)) throw error;
      pausedUntilMs = Date.now() + error.seconds * 1000;
    });
  };
  const hear = async () => {
    if ((await holdTelegram(deps, holder)) === null) return doneElsewhere;
    if (!isSaid) {
      const address = `${deps.env.PUBLIC_ORIGIN}/api-notification/telegram/updates`;
      await telegram.setWebhook(isCalled ? address : null, telegramSecret(deps.secrets));
      await telegram.setCommands(commandMenu('km'), null);
      await telegram.setCommands(commandMenu('en'), 'en');
      isSaid = true;
    }
    if (!isCalled && !end.signal.aborted) await readTelegrams(deps, holder, end.signal);
    return undefined;
  };
  const stops = [
    runEvery(deps, { name: 'telegram', everyMs: telegramSendEveryMs, run: send }),
    runEvery(deps, { name: 'telegram-updates', everyMs: telegramSendEveryMs, run: hear }),
  ];
  return async () => {
    end.abort();
    await Promise.all(stops.map((stop) => stop()));
    await leaveTelegram(deps, holder).catch((error: unknown) =>
      deps.log.error('telegram', { reason: error instanceof Error ? error.message : 'unknown' }),
    );
  };
}
