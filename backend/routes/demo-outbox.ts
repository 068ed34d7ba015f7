import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { cambodiaZone } from '@/lib/domain/dates/cambodian-days';
import { outbox } from '@/backend/db/schema';
import { plainFont } from '@/lib/env/plain-font';
import { demoBot } from '@/lib/env/telegram-settings';
import type { Deps } from '@/backend/deps';
import { notFound } from '@/backend/errors';
import type { Env } from '@/backend/http/implement';
import { isSameSecret } from '@/backend/secrets';
import { demoOutboxKey, demoOutboxPath } from '@/backend/features/notices/services/demo-outbox-address';

const shownMax = 50;
/** Of one recipient, whose own messages those of all others would push out. */
const shownOfOneMax = 200;
const refreshSeconds = 5;

type Message = typeof outbox.$inferSelect;

const statusTexts: Record<Message['status'], string> = {
  pending: 'កំពុងរង់ចាំ · waiting',
  sent: 'បានផ្ញើ · sent',
  failed: 'ផ្ញើមិនបាន · failed',
  dropped: 'មិនផ្ញើ ព្រោះលែងត្រឹមត្រូវ · not sent, no longer so',
};

const channelTexts: Record<Message['channel'], string> = {
  sms: 'SMS',
  mail: 'អ៊ីមែល · mail',
  telegram: 'Telegram',
  realtime: 'ឃ្លាំងសារ · document store',
};

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: cambodiaZone,
});

const style = html`<style>
  ${raw(plainFont)} :root {
    color-scheme: light dark;
  }
  body {
    font:
      16px/1.7 'Kantumruy Pro',
      'Noto Sans Khmer',
      system-ui,
      sans-serif;
    max-width: 46rem;
    margin: 0 auto;
    padding: 1.5rem 1rem 4rem;
  }
  h1 {
    font-size: 1.5rem;
    margin: 0 0 0.25rem;
  }
  p {
    margin: 0 0 1.5rem;
    opacity: 0.75;
  }
  ol {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 0.75rem;
  }
  li {
    border: 1px solid color-mix(in srgb, currentColor 22%, transparent);
    border-radius: 0.75rem;
    padding: 0.9rem 1rem;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.15rem 1.25rem;
    margin: 0 0 0.5rem;
    font-size: 0.875rem;
  }
  dl div {
    display: flex;
    gap: 0.4rem;
  }
  dt {
    opacity: 0.75;
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  h2 {
    font-size: 1rem;
    margin: 0 0 0.25rem;
  }
  pre {
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    margin: 0;
  }
</style>`;

/** Where the messages of one recipient stand; of everybody without one. */
const addressOf = (key: string, to?: string) =>
  `${demoOutboxPath}?${new URLSearchParams({ key, ...(to !== undefined && { to }) }).toString()}`;

const item = (key: string) => (message: Message) =>
  html`<li>
    <dl>
      <div>
        <dt>តាម · By</dt>
        <dd>${channelTexts[message.channel]}</dd>
      </div>
      <div>
        <dt>ទៅ · To</dt>
        <dd><a href="${addressOf(key, message.recipient)}">${message.recipient}</a></dd>
      </div>
      <div>
        <dt>ម៉ោង · Time</dt>
        <dd><time datetime="${message.createdAt.toISOString()}">${clock.format(message.createdAt)}</time></dd>
      </div>
      <div>
        <dt>ស្ថានភាព · Status</dt>
        <dd>${statusTexts[message.status]}</dd>
      </div>
    </dl>
    ${message.lastError === null ? '' : html`<p>${message.lastError}</p>`}
    ${message.subject === null ? '' : html`<h2>${message.subject}</h2>`}
    <pre>${message.body}</pre>
  </li>`;

interface PageFacts {
  messages: Message[];
  key: string;
  to: string | undefined;
  isReal: boolean;
  chats: string | null;
}

const page = ({ messages, key, to, isReal, chats }: PageFacts) =>
  html`<!doctype html>
    <html lang="km">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta http-equiv="refresh" content="${refreshSeconds}" />
        <link rel="icon" href="data:," />
        <title>សារ និងអ៊ីមែលសាកល្បង · Demo messages - Sala</title>
        ${style}
      </head>
      <body>
        <main>
          <h1>សារ និងអ៊ីមែលសាកល្បង · Demo messages</h1>
          <p>
            ${isReal ? 'សារចេញទៅតាមម៉ាស៊ីនមេដែលបានកំណត់។ · Messages leave through the gateways that are set.' : 'គ្មានសារណាត្រូវបានផ្ញើទៅទូរស័ព្ទ ឬអ៊ីមែលពិតទេ។ · No message goes to a real phone or mailbox.'}
          </p>
          ${chats === null ? '' : html`<p><a href="${chats}">ការជជែក Telegram សាកល្បង · Telegram chats of the demo</a></p>`}
          ${to === undefined ? '' : html`<p>តែសារទៅ · Only messages to <strong>${to}</strong>. <a href="${addressOf(key)}">បង្ហាញទាំងអស់ · Show all</a></p>`}
          ${
            messages.length > 0
              ? html`<ol>
                  ${messages.map(item(key))}
                </ol>`
              : html`<p>មិនទាន់មានសារនៅឡើយ។ · No message yet.</p>`
          }
        </main>
      </body>
    </html>`;

const toJson = ({ channel, recipient, subject, body, status, createdAt }: Message) => ({
  channel,
  recipient,
  subject,
  body,
  status,
  createdAt: createdAt.toISOString(),
});

/**
 * `GET /demo/outbox`, for programs with `Accept: application/json`: the text messages and mails of the embedded demo,
 * codes included; `to` keeps those of one recipient. Therefore only in demo mode, and only with the key that the start prints.
 */
export const demoOutboxRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  app.get(demoOutboxPath, async (c) => {
    c.set('route', demoOutboxPath);
    if (!deps.env.DEMO_MODE || !isSameSecret(c.req.query('key') ?? '', demoOutboxKey(deps.secrets)))
      throw notFound();
    const isReal = [deps.sms, deps.mail].some(({ name }) => name !== 'embedded' && name !== 'test');
    const key = demoOutboxKey(deps.secrets);
    const to = c.req.query('to');
    const messages = await deps.db
      .select()
      .from(outbox)
      .where(to === undefined ? undefined : eq(outbox.recipient, to))
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(to === undefined ? shownMax : shownOfOneMax);
    if (c.req.header('accept')?.startsWith('application/json')) return c.json({ data: messages.map(toJson) });
    const chats = deps.telegram?.double ? `${demoBot.path}?key=${key}` : null;
    return c.html(page({ messages, key, to, isReal, chats }), 200, {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
  });
  return app;
};
