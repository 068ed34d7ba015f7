import { EventEmitter, once } from 'node:events';
import * as z from 'zod';

/** One call of the Bot API. */
export type CallBot = (
  method: string,
  body: object,
  signal: AbortSignal,
) => Promise<{ status: number; said: unknown }>;

const keys = z.array(
  z.array(
    z.object({
      text: z.string(),
      url: z.string().optional(),
      callback_data: z.string().optional(),
      request_contact: z.boolean().optional(),
    }),
  ),
);
const sent = z.object({
  chat_id: z.string(),
  text: z.string(),
  reply_markup: z
    .object({
      inline_keyboard: keys.optional(),
      keyboard: keys.optional(),
      one_time_keyboard: z.boolean().optional(),
      remove_keyboard: z.boolean().optional(),
    })
    .optional(),
});
const asked = z.object({ offset: z.int(), timeout: z.number().default(0) });
const webhook = z.object({ url: z.string(), secret_token: z.string() });

interface Refused {
  error_code: number;
  parameters?: { retry_after: number };
}

export interface DoubleMessage {
  isOfBot: boolean;
  text: string;
  at: Date;
  /** Those of the message, and below the field where people write. */
  buttons: z.infer<typeof keys>;
}

/** The double lives in memory, and strangers may write to a demo. */
const chatsMax = 500;
const messagesPerChatMax = 200;
const updatesMax = 1_000;

/** A chat is as old as what was last said in it. */
const keepLast = <K, V>(map: Map<K, V>, max: number) => {
  for (const key of [...map.keys()].slice(0, Math.max(0, map.size - max))) map.delete(key);
};

/**
 * Takes the place of Telegram's servers, in memory: keeps what the bot sends, and hands out what people say to it as
 * updates.
 */
export function createTelegramDouble(now: () => Date = () => new Date()) {
  const sends: z.infer<typeof sent>[] = [];
  const chats = new Map<string, DoubleMessage[]>();
  const updates: { update_id: number }[] = [];
  const refusals = new Map<string, Refused>();
  const said = new EventEmitter().setMaxListeners(0);
  let hook: z.infer<typeof webhook> | null = null;
  // Whoever reads updates remembers the last number over a restart of the double.
  let counter = now().getTime();
  const keep = (chatId: string, message: DoubleMessage) => {
    const before = chats.get(chatId) ?? [];
    chats.delete(chatId);
    chats.set(chatId, [...before, message].slice(-messagesPerChatMax));
    keepLast(chats, chatsMax);
  };
  const waiting = (offset: number) => updates.filter(({ update_id: id }) => id >= offset);
  const answers: Record<string, (body: object, signal: AbortSignal) => unknown> = {
    sendMessage: (body) => {
      const message = sent.parse(body);
      sends.push(message);
      sends.splice(0, sends.length - updatesMax);
      const { inline_keyboard: own, keyboard } = message.reply_markup ?? {};
      const buttons = own ?? keyboard ?? [];
      keep(message.chat_id, { isOfBot: true, text: message.text, at: now(), buttons });
      return true;
    },
    answerCallbackQuery: () => true,
    setMyCommands: () => true,
    getUpdates: async (body, signal) => {
      const { offset, timeout } = asked.parse(body);
      if (waiting(offset).length === 0 && timeout > 0) {
        const end = AbortSignal.any([signal, AbortSignal.timeout(timeout * 1_000)]);
        await once(said, 'update', { signal: end }).catch(() => undefined);
      }
      return waiting(offset);
    },
    setWebhook: (body) => {
      hook = webhook.parse(body);
      return true;
    },
    deleteWebhook: () => {
      hook = null;
      return true;
    },
  };
  const call: CallBot = async (method, body, signal) => {
    const chatId = 'chat_id' in body ? String(body.chat_id) : '';
    const refused = method === 'sendMessage' ? refusals.get(chatId) : undefined;
    if (refused) return { status: refused.error_code, said: { ok: false, ...refused } };
    const answer = answers[method];
    if (!answer) return { status: 404, said: { ok: false, error_code: 404 } };
    return { status: 200, said: { ok: true, result: await answer(body, signal) } };
  };
  const next = async (update: object) => {
    counter += 1;
    const numbered = { update_id: counter, ...update };
    updates.push(numbered);
    updates.splice(0, updates.length - updatesMax);
    said.emit('update');
    if (!hook) return;
    const { url, secret_token: secret } = hook;
    const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret };
    await fetch(url, { method: 'POST', headers, body: JSON.stringify(numbered) });
  };
  const chat = (chatId: number) => ({ id: chatId, type: 'private' });
  const person = (chatId: number, language: string) => ({
    id: chatId,
    language_code: language,
    first_name: 'Sokha',
    username: `chat${chatId}`,
  });
  return {
    call,
    /** What the bot has sent, as it sent it. */
    sends,
    /** The last chats, newest last. */
    chatIds: () => [...chats.keys()],
    messagesOf: (chatId: string) => chats.get(chatId) ?? [],
    /** What Telegram answers for a chat from now on; null: it takes messages again. */
    refuse: (chatId: number, answer: Refused | null) =>
      answer ? refusals.set(String(chatId), answer) : refusals.delete(String(chatId)),
    says: (chatId: number, text: string, language = 'en') => {
      keep(String(chatId), { isOfBot: false, text, at: now(), buttons: [] });
      return next({ message: { chat: chat(chatId), from: person(chatId, language), text } });
    },
    /** Somebody shares a number; of another person of Telegram where `ownerId` says so, of nobody there with null. */
    shares: (chatId: number, phone: string, language = 'en', ownerId: number | null = chatId) => {
      keep(String(chatId), { isOfBot: false, text: `☎ ${phone}`, at: now(), buttons: [] });
      const contact = {
        phone_number: phone,
        first_name: 'Sokha',
        ...(ownerId !== null && { user_id: ownerId }),
      };
      return next({ message: { chat: chat(chatId), from: person(chatId, language), contact } });
    },
    presses: (chatId: number, data: string, language = 'en') => {
      const message = { chat: chat(chatId) };
      return next({ callback_query: { id: `b${chatId}`, from: person(chatId, language), data, message } });
    },
  };
}

export type TelegramDouble = ReturnType<typeof createTelegramDouble>;
