import { randomBytes, randomInt } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { html, raw } from 'hono/html';
import * as z from 'zod';
import { cambodiaZone } from '@/lib/domain/dates/cambodian-days';
import { parseMobilePhone } from '@/lib/domain/values/phone-strict';
import { demoBot } from '@/lib/env/telegram-settings';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { DoubleMessage, TelegramDouble } from '@/backend/gateways/telegram-double';
import type { Env } from '@/backend/http/implement';
import { plainPage } from '@/backend/http/plain-page';
import { isSameSecret, peppered } from '@/backend/secrets';
import { script, style } from './demo-telegram-look';
import { demoOutboxKey } from '@/backend/features/notices/services/demo-outbox-address';

const textMax = 4_096;
const chatIdMax = 2 ** 40;
const startKey = /^[\w-]{1,64}$/;

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: cambodiaZone });

const contactLabel = 'លេខទូរស័ព្ទនៃគណនី Telegram នេះ · Phone number of this Telegram account';

/** Telegram knows the number of whoever presses; here they say it. */
const contactForm = (text: string) =>
  html`<form method="post" class="keys">
    <input
      name="contact"
      type="tel"
      required
      maxlength="20"
      placeholder="012 345 678"
      aria-label="${contactLabel}"
    />
    <button>${text}</button>
  </form>`;

const button = ({
  text,
  url,
  callback_data: data,
  request_contact: asksContact,
}: DoubleMessage['buttons'][number][number]) => {
  if (asksContact) return contactForm(text);
  return url
    ? html`<a class="key" href="${url}" target="_blank" rel="noreferrer">${text} ↗</a>`
    : html`<form method="post"><button name="data" value="${data}">${text}</button></form>`;
};

const bubble = ({ isOfBot, text, at, buttons }: DoubleMessage) =>
  html`<li>
    <div class="bubble${isOfBot ? '' : ' mine'}">
      <span>${text}</span>
      <time datetime="${at.toISOString()}">${clock.format(at)}</time>
    </div>
    ${buttons.map((row) => html`<div class="keys">${row.map(button)}</div>`)}
  </li>`;

const lead = 'សាកល្បងតែប៉ុណ្ណោះ៖ គ្មានអ្វីចេញទៅ Telegram ពិតទេ។ · Only a trial: nothing leaves for the real Telegram.';
const failed = 'មិនបានផ្ញើទេ។ សូមព្យាយាមម្តងទៀត។ · Not sent. Try again.';

const chatPage = (bot: string, messages: DoubleMessage[], start: string | null, nonce: string) =>
  plainPage(
    `ជជែកជាមួយ · Chat with @${bot}`,
    html`<h1>ជជែកជាមួយ · Chat with @${bot}</h1>
      <p>${lead}</p>
      <div data-log role="log" aria-label="សារ · Messages">
        <ol>
          ${messages.map(bubble)}
        </ol>
        ${
          start === null
            ? ''
            : html`<form method="post">
                <input type="hidden" name="text" value="/start ${start}" />
                <button class="start">ចាប់ផ្ដើម · Start</button>
              </form>`
        }
      </div>
      <p role="alert" data-text="${failed}"></p>
      <form class="write" method="post">
        <input
          name="text"
          required
          maxlength="${textMax}"
          autocomplete="off"
          placeholder="/help"
          aria-label="សារ · Message"
        />
        <button>ផ្ញើ · Send</button>
      </form>
      <script nonce="${nonce}">
        ${raw(script)};
      </script>`,
    style,
  );

const listPage = (bot: string, chats: { address: string; last: string }[]) =>
  plainPage(
    `ការជជែក · Chats of @${bot}`,
    html`<h1>ការជជែក · Chats of @${bot}</h1>
      <p>${lead}</p>
      <ol data-list>
        ${chats.map(({ address, last }) => html`<li><a class="key" href="${address}">${last}</a></li>`)}
      </ol>
      ${chats.length > 0 ? '' : html`<p>មិនទាន់មានការជជែកទេ។ · No chat yet.</p>`}
      <a class="key" href="?">ការជជែកថ្មី · New chat</a>`,
    style,
  );

const written = z.union([
  z.object({ text: z.string().trim().min(1).max(textMax) }),
  z.object({ data: z.string().min(1).max(64) }),
  z.object({ contact: z.string().transform(parseMobilePhone).pipe(z.string()) }),
]);

/**
 * The chats of a bot that has no Telegram behind it. Each is opened by a key of its own; `isOverseer` sees them all.
 */
export function telegramChats({
  double,
  bot,
  path,
  keyOf,
  isOverseer,
}: {
  double: TelegramDouble;
  bot: string;
  path: string;
  keyOf: (chatId: string) => string;
  isOverseer: (key: string) => boolean;
}): Hono<Env> {
  const addressOf = (chatId: string) => `${path}?chat=${chatId}&key=${keyOf(chatId)}`;
  const chatOf = (c: Context<Env>) => {
    c.set('route', path);
    const chatId = c.req.query('chat') ?? '';
    if (!isSameSecret(c.req.query('key') ?? '', keyOf(chatId))) throw notFound();
    return chatId;
  };
  const answer = (c: Context<Env>, page: ReturnType<typeof plainPage>, nonce: string) =>
    c.html(page, 200, {
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; script-src 'nonce-${nonce}'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'no-referrer',
    });
  const app = new Hono<Env>();
  app.get(path, (c) => {
    c.set('route', path);
    const start = c.req.query('start');
    const nonce = randomBytes(16).toString('base64');
    if (c.req.query('chat') !== undefined) {
      const chatId = chatOf(c);
      const messages = double.messagesOf(chatId);
      const open = start && startKey.test(start) ? start : null;
      const isUsed = messages.some(({ text }) => text === `/start ${open}`);
      return answer(c, chatPage(bot, messages, isUsed ? null : open, nonce), nonce);
    }
    if (isOverseer(c.req.query('key') ?? '')) {
      const chats = double
        .chatIds()
        .toReversed()
        .map((id) => ({ address: addressOf(id), last: double.messagesOf(id).at(-1)?.text ?? id }));
      return answer(c, listPage(bot, chats), nonce);
    }
    const address = addressOf(String(randomInt(1, chatIdMax)));
    return c.redirect(start === undefined ? address : `${address}&start=${encodeURIComponent(start)}`, 303);
  });
  app.post(path, async (c) => {
    const chatId = Number(chatOf(c));
    const given = written.safeParse(await c.req.parseBody());
    if (!given.success) return c.json({ code: 'validation', message: 'Nothing was written.' }, 400);
    const language = c.req.header('accept-language')?.startsWith('en') ? 'en' : 'km';
    if ('text' in given.data) await double.says(chatId, given.data.text, language);
    else if ('contact' in given.data)
      // As Telegram writes it.
      await double.shares(chatId, given.data.contact.slice(1), language);
    else await double.presses(chatId, given.data.data, language);
    return c.redirect(c.req.url.slice(new URL(c.req.url).origin.length), 303);
  });
  return app;
}

/** `/demo/sala_demo_bot`: only where a demo has the double in its process, so never beside a real bot. */
export const demoTelegramRoutes = (deps: Deps): Hono<Env> => {
  const double = deps.telegram?.double;
  if (!deps.env.DEMO_MODE || !double) return new Hono<Env>();
  return telegramChats({
    double,
    bot: demoBot.name,
    path: demoBot.path,
    keyOf: (chatId) => peppered(deps.secrets, `demo:telegram:${chatId}`),
    isOverseer: (key) => isSameSecret(key, demoOutboxKey(deps.secrets)),
  });
};
