import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const sent = z.object({
  chat_id: z.string(),
  text: z.string(),
  reply_markup: z
    .object({
      inline_keyboard: z.array(
        z.array(
          z.object({ text: z.string(), url: z.string().optional(), callback_data: z.string().optional() }),
        ),
      ),
    })
    .optional(),
});
type SentTelegram = z.infer<typeof sent>;

interface Refused {
  error_code: number;
  parameters?: { retry_after: number };
}

/** A Bot API server: what the bot sends is kept, what people say to it is handed out as updates. */
export async function startTelegramDouble(port = 0) {
  const messages: SentTelegram[] = [];
  const webhooks: unknown[] = [];
  const updates: { update_id: number }[] = [];
  const refusals = new Map<string, Refused>();
  let counter = 0;
  const answers: Record<string, (body: Record<string, unknown>) => unknown> = {
    sendMessage: (body) => messages.push(sent.parse(body)),
    answerCallbackQuery: () => true,
    getUpdates: ({ offset }) => updates.filter(({ update_id: id }) => id >= Number(offset)),
    setWebhook: (body) => webhooks.push(body),
    deleteWebhook: () => true,
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const method = request.url?.split('/').at(-1) ?? '';
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    const refused = method === 'sendMessage' ? refusals.get(String(body['chat_id'])) : undefined;
    const said = refused ? { ok: false, ...refused } : { ok: true, result: answers[method]?.(body) ?? null };
    response.writeHead(refused?.error_code ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(said));
  });
  await new Promise<void>((listening) => {
    server.listen(port, '127.0.0.1', () => listening());
  });
  const person = (chatId: number) => ({ id: chatId, language_code: 'en' });
  const chat = (chatId: number) => ({ id: chatId, type: 'private' });
  const next = (update: object) => {
    counter += 1;
    updates.push({ update_id: counter, ...update });
  };
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    webhooks,
    /** What Telegram answers for a chat from now on; null: it takes messages again. */
    refuse: (chatId: number, answer: Refused | null) =>
      answer ? refusals.set(String(chatId), answer) : refusals.delete(String(chatId)),
    says: (chatId: number, text: string) =>
      next({ message: { chat: chat(chatId), from: person(chatId), text } }),
    presses: (chatId: number, data: string) =>
      next({
        callback_query: { id: `b${chatId}`, from: person(chatId), data, message: { chat: chat(chatId) } },
      }),
    stop: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
