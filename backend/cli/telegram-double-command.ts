import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { botServer } from '@/backend/gateways/bot-server';
import { createTelegramDouble } from '@/backend/gateways/telegram-double';
import { telegramChats } from '@/backend/routes/demo-telegram';
import { isSameSecret, peppered } from '@/backend/secrets';
import { demoBot } from '@/lib/env/telegram-settings';

const port = Number(process.argv[2]);
const secret = { pepper: randomBytes(32).toString('hex') };
const overseer = peppered(secret, 'all');
const double = createTelegramDouble();
const path = `/${demoBot.name}`;
const app = new Hono().route('/', botServer(double.call)).route(
  '/',
  telegramChats({
    double,
    bot: demoBot.name,
    path,
    keyOf: (chatId) => peppered(secret, chatId),
    isOverseer: (key) => isSameSecret(key, overseer),
  }),
);

const root = `http://localhost:${port}`;
const settings = [
  `TELEGRAM_BOT_NAME=${demoBot.name}`,
  `TELEGRAM_BOT_TOKEN=123456:${'double'.repeat(5)}`,
  `TELEGRAM_API_ROOT=${root}`,
  `TELEGRAM_CHAT_ROOT=${root}`,
];
serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, () => {
  const lines = [
    'Start Sala with these settings:',
    '',
    ...settings,
    '',
    `All chats: ${root}${path}?key=${overseer}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
});
