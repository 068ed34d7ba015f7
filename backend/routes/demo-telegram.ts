import { randomBytes, randomInt } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { html, raw } from 'hono/html';
import * as z from 'zod';
import { demoBot } from '@/lib/env/telegram-settings';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { DoubleMessage, TelegramDouble } from '@/backend/gateways/telegram-double';
import type { Env } from '@/backend/http/implement';
import { plainPage } from '@/backend/http/plain-page';
import { isSameSecret, peppered } from '@/backend/secrets';
import { demoOutboxKey } from '@/backend/services/notification/demo-outbox-address';

const refreshMs = 1_000;
const textMax = 4_096;
const chatIdMax = 2 ** 40;
const startKey = /^[\w-]{1,64}$/;

const style = `
h1 { font-size: 1.25rem; line-height: 1.5; margin: 0; } h1 + p { margin: 0 0 1rem; opacity: .75; font-size: .9rem; }
ol { list-style: none; margin: 0 0 1rem; padding: 0; display: grid; gap: .6rem; }
.bubble { max-width: 85%; border-radius: .9rem; padding: .5rem .9rem; width: fit-content;
  border: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
.bubble span { white-space: pre-wrap; overflow-wrap: anywhere; }
.bubble.mine { margin-inline-start: auto; background: #1d4ed8; border-color: #1d4ed8; color: #fff; }
time { display: block; font-size: .75rem; opacity: .8; }
.keys { display: flex; flex-wrap: wrap; gap: .4rem; margin: .4rem 0 0; max-width: 85%; }
button, .key { font: inherit; font-size: .95rem; border-radius: .6rem; padding: .35rem .9rem; min-height: 2.75rem; cursor: pointer;
  display: inline-flex; align-items: center; text-decoration: none; color: inherit; background: transparent; border: 1px solid currentColor; }
:is(button, .key, input):focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px; }
.write { display: flex; gap: .5rem; position: sticky; bottom: 0; padding: .75rem 0; background: Canvas; }
.write input { flex: 1; min-width: 0; font: inherit; padding: .35rem .75rem; border-radius: .6rem; border: 1px solid currentColor; background: Canvas; color: inherit; }
.write button, .start { background: #1d4ed8; border-color: #1d4ed8; color: #fff; }
[role=alert] { color: light-dark(#b91c1c, #fca5a5); } [role=alert]:empty { display: none; }
[data-list] .key { width: 100%; box-sizing: border-box; }`;

/** Looks for new messages, and sends without a new page: what is being typed stays. */
const script = `
const log = document.querySelector('[data-log]'), problem = document.querySelector('[role=alert]');
const end = () => window.scrollTo(0, document.body.scrollHeight);
const read = async () => {
  const page = await fetch(location.href, { cache: 'no-store' });
  if (!page.ok) throw new Error();
  const now = new DOMParser().parseFromString(await page.text(), 'text/html').querySelector('[data-log]');
  if (now.innerHTML !== log.innerHTML) { log.innerHTML = now.innerHTML; end(); }
};
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target, body = new URLSearchParams(new FormData(form, event.submitter));
  try {
    const answer = await fetch(location.href, { method: 'POST', body });
    if (!answer.ok) throw new Error();
    form.querySelector('[name=text]:not([type=hidden])')?.form.reset();
    problem.textContent = '';
    await read();
  } catch { problem.textContent = problem.dataset.text; }
});
setInterval(() => { if (!document.hidden) read().catch(() => undefined); }, ${refreshMs});
end();`;

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Phnom_Penh' });

const button = ({ text, url, callback_data: data }: DoubleMessage['buttons'][number][number]) =>
  url
    ? html`<a class="key" href="${url}" target="_blank" rel="noreferrer">${text} ↗</a>`
    : html`<form method="post"><button name="data" value="${data}">${text}</button></form>`;

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
