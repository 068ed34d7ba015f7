import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readServerEnv } from '@/lib/env/server-env';
import { readDemo } from './demo-file.mjs';

const folder = mkdtempSync(join(tmpdir(), 'demo-file-'));
afterAll(() => rmSync(folder, { recursive: true }));
const demo = {
  accounts: { student: { username: '012345678', password: 'a' } },
  outbox: '/demo/outbox?key=b',
};
writeFileSync(join(folder, 'demo.json'), JSON.stringify({ ...demo, samples: {} }));

/** @type {(settings: Record<string, string>) => ReturnType<typeof readDemo>} */
const readWith = (settings) => readDemo(readServerEnv({ DATA_DIR: folder, ...settings }));

test('the start names the accounts of the demo, and its messages where they are shown', () => {
  expect(readWith({})).toEqual({ ...demo, chats: '/demo/sala_demo_bot?key=b' });
  const bot = { TELEGRAM_BOT_NAME: 'sala_bot', TELEGRAM_BOT_TOKEN: `123456:${'a'.repeat(30)}` };
  expect(readWith(bot)).toEqual(demo);
  expect(readWith({ DEMO_MODE: 'off' })).toEqual({ accounts: demo.accounts });
});

test('without the demo it names nothing', () => {
  expect(readWith({ SEED: 'none' })).toEqual({});
  expect(readWith({ SEED: 'demo', API_BASE_URL: 'https://api.example' })).toEqual({});
  expect(readWith({ DATA_DIR: join(folder, 'empty') })).toEqual({});
});
