import * as z from 'zod';
import type { TelegramButton } from '@/backend/db/schema';
import { RefusedForGood } from './mail';
import type { CallBot, TelegramDouble } from './telegram-double';

/** Telegram asks to wait; nothing was sent. */
export class AskedToWait extends Error {
  override name = 'AskedToWait';
  readonly seconds: number;

  constructor(seconds: number) {
    super(`Telegram asks to wait for ${seconds} s.`);
    this.seconds = seconds;
  }
}

/** The person has blocked the bot, or the chat is gone. */
export class ChatGone extends RefusedForGood {
  override name = 'ChatGone';
}

interface BotCommand {
  command: string;
  description: string;
}

export interface TelegramGateway {
  /** Sends one message. @throws {AskedToWait} @throws {ChatGone} @throws {RefusedForGood} when it is wrong itself */
  send: (message: { chatId: string; text: string; buttons: TelegramButton[][] | null }) => Promise<void>;
  /** Ends the waiting mark on a button that was pressed. */
  answerButton: (id: string) => Promise<void>;
  /** Updates from this number on; waits until there is one. */
  updates: (from: { offset: number; waitSeconds: number }, signal: AbortSignal) => Promise<unknown[]>;
  /** Where Telegram sends updates; without an address they are asked for. */
  setWebhook: (address: string | null, secret: string) => Promise<void>;
  /** What Telegram lists where people write, in one language; null for all others. */
  setCommands: (commands: BotCommand[], language: string | null) => Promise<void>;
  /** What stands for Telegram in this process; null where Telegram is somewhere else. */
  double: TelegramDouble | null;
}

const answer = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  error_code: z.number().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});
const waitWithoutWordSeconds = 5;

/** The Bot API over HTTP. The address contains the token, so that no error may repeat it. */
export const overHttp =
  ({ root, token }: { root: string; token: string }): CallBot =>
  async (method, body, signal) => {
    const response = await fetch(`${root}/bot${token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      redirect: 'error',
      body: JSON.stringify(body),
      signal,
    });
    return { status: response.status, said: await response.json().catch(() => null) };
  };

/** The button that sends a number is no part of the message: Telegram shows it below the field where people write. */
const markupOf = (buttons: TelegramButton[][]): object => {
  if (buttons.length === 0) return { remove_keyboard: true };
  const asksContact = buttons.some((row) => row.some((button) => 'request_contact' in button));
  return asksContact
    ? { keyboard: buttons, resize_keyboard: true, one_time_keyboard: true }
    : { inline_keyboard: buttons };
};

export function botApi({
  call,
  timeoutMs,
  double = null,
}: {
  call: CallBot;
  timeoutMs: number;
  double?: TelegramDouble | null;
}): TelegramGateway {
  const ask = async (method: string, body: object, signal?: AbortSignal): Promise<unknown> => {
    const ends = [AbortSignal.timeout(timeoutMs + waitingMs(body)), ...(signal ? [signal] : [])];
    const response = await call(method, body, AbortSignal.any(ends)).catch(() => {
      throw new Error('Telegram does not answer.');
    });
    const read = answer.safeParse(response.said);
    if (read.success && read.data.ok) return read.data.result;
    const status = read.data?.error_code ?? response.status;
    if (status === 429) throw new AskedToWait(read.data?.parameters?.retry_after ?? waitWithoutWordSeconds);
    if (status === 403) throw new ChatGone('The person has blocked the bot.');
    if (status === 400) throw new RefusedForGood('Telegram refused this message.');
    throw new Error(`Telegram answered ${status}.`);
  };
  return {
    double,
    send: async ({ chatId, text, buttons }) => {
      await ask('sendMessage', {
        chat_id: chatId,
        text,
        link_preview_options: { is_disabled: true },
        ...(buttons && { reply_markup: markupOf(buttons) }),
      });
    },
    answerButton: async (id) => void (await ask('answerCallbackQuery', { callback_query_id: id })),
    updates: async ({ offset, waitSeconds }, signal) => {
      const allowed = ['message', 'callback_query'];
      const body = { offset, timeout: waitSeconds, allowed_updates: allowed };
      return z.array(z.unknown()).parse(await ask('getUpdates', body, signal));
    },
    setCommands: async (commands, language) =>
      void (await ask('setMyCommands', { commands, ...(language && { language_code: language }) })),
    setWebhook: async (address, secret) => {
      if (address === null) return void (await ask('deleteWebhook', {}));
      const allowed = ['message', 'callback_query'];
      await ask('setWebhook', { url: address, secret_token: secret, allowed_updates: allowed });
    },
  };
}

/** How long Telegram itself waits before it answers. */
const waitingMs = (body: object) =>
  'timeout' in body && typeof body.timeout === 'number' ? body.timeout * 1000 : 0;
