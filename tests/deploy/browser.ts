import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { toAsciiDigits } from '../../lib/domain/khmer/khmer-digits';
import { chromiumFlags } from '../support/chromium-flags';
import { pdf } from '../support/uploads';
import { needBrowser } from '../run/system-programs.mjs';
import { type Namespace, textFolders } from '@/lib/i18n/messages';
import { publicOrigin } from './machine';

type Texts = { [key: string]: string | Texts };

/** Words of the English pages, by the keys of the pages. */
const words = (namespace: Namespace) => {
  const file = `messages/en/${textFolders[namespace]}/${namespace}.json`;
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  return (key: string): string => {
    let found: string | Texts | undefined = texts;
    for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
    if (typeof found !== 'string') throw new Error(`${file} has no ${key}.`);
    return found;
  };
};

const tenPages = [
  '/',
  '/explore',
  '/course',
  '/help-center',
  '/orientation-test',
  '/orientation-test/Holland',
  '/career-center/events',
  '/privacy-policy',
  '/login',
  '/signup',
];

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** What the browser refused or missed on the pages since the start. */
  complaints: string[];
}

const shownWithinMs = 30_000;

/** Chromium trusts the one certificate, for service workers too. */
export function startBrowser(certificate: Buffer): Promise<Browser> {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  const trusted = createHash('sha256').update(key).digest('base64');
  return chromium.launch({
    executablePath: needBrowser(),
    args: [...chromiumFlags, `--ignore-certificate-errors-spki-list=${trusted}`],
  });
}

/** A new visitor. */
export async function visit(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: publicOrigin });
  context.setDefaultTimeout(shownWithinMs);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return { context, page, complaints };
}

/** Ten pages in both languages: 200, the language, a heading. @returns how many were opened */
export async function openPages({ page }: Visitor): Promise<number> {
  let opened = 0;
  for (const [prefix, language] of [
    ['', 'km'],
    ['/en', 'en'],
  ] as const)
    for (const path of tenPages) {
      const address = `${prefix}${path === '/' && prefix ? '' : path}`;
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      expect(await page.locator('html').getAttribute('lang'), address).toBe(language);
      await expect(page.locator('h1').first(), address).toBeVisible();
      opened += 1;
    }
  return opened;
}

/** What reached a gateway until now. */
export interface Inbox {
  messages: () => { to: string; body: string }[];
}

/** The newest match in the messages that reached the gateway for a number, once there is one. */
async function messageFor({ messages }: Inbox, username: string, pattern: RegExp): Promise<string> {
  const recipient = username.replace(/^0/, '');
  const deadlineMs = performance.now() + shownWithinMs;
  while (performance.now() < deadlineMs) {
    const found = messages()
      .filter(({ to }) => to.endsWith(recipient))
      .flatMap(({ body }) => pattern.exec(toAsciiDigits(body))?.[1] ?? [])
      .at(-1);
    if (found) return found;
    await pause(100);
  }
  const others = messages()
    .map(({ to, body }) => `${to}: ${body}`)
    .join('\n');
  throw new Error(`No ${String(pattern)} for ${username} came. There are:\n${others}`);
}

/** From the sign-up page to a signed-in person. */
export async function signUp(
  { page }: Visitor,
  inbox: Inbox,
  { phone, pin }: { phone: string; pin: string },
): Promise<void> {
  const t = words('auth');
  await page.goto('/en/signup');
  await page.getByLabel(t('signUp.lastName')).fill('Chan');
  await page.getByLabel(t('signUp.firstName')).fill('Sophea');
  await page.getByLabel(t('signUp.phone'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: t('signUp.submit') }).click();
  await enterCodeAndPin(page, await codeWhenAsked(page, inbox, phone), pin);
}

const codeWhenAsked = async (page: Page, inbox: Inbox, username: string) => {
  await expect(page.getByLabel(words('auth')('verify.code'))).toBeVisible({ timeout: shownWithinMs });
  return messageFor(inbox, username, /\b(\d{6})\b/);
};

const enterCodeAndPin = async (page: Page, code: string, pin: string): Promise<void> => {
  const t = words('auth');
  await page.getByLabel(t('verify.code')).fill(code);
  await page.getByLabel(t('newPin.pin'), { exact: true }).fill(pin);
  await page.getByLabel(t('newPin.again')).fill(pin);
  await page.getByRole('button', { name: t('newPin.submit') }).click();
  await page.waitForURL((url) => !url.pathname.includes('newpin'));
};

/** Signs in with a PIN, as the log-in page does. */
export async function logIn({ page }: Visitor, username: string, pin: string): Promise<void> {
  const t = words('auth');
  await page.goto('/en/login');
  await page.getByLabel(t('logIn.username')).fill(username);
  await page.getByLabel(t('logIn.password'), { exact: true }).fill(pin);
  await page.getByRole('button', { name: t('logIn.submit') }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** A profile picture through the presigned address. @returns where the browser sent it and where it shows */
export async function choosePicture({ page }: Visitor): Promise<{ put: string; width: number }> {
  const t = words('profile');
  await page.goto('/en/profile/edit');
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a7' } });
  const put = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await expect(page.getByRole('button', { name: t('avatar.choose') })).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
  const dialog = page.getByRole('dialog', { name: t('avatar.cropTitle') });
  await dialog.getByRole('button', { name: t('avatar.save') }).click();
  const answer = await put;
  expect(answer.status()).toBe(200);
  await expect(page.getByText(t('avatar.saved'))).toBeVisible();
  const shown = page.getByRole('region', { name: t('avatar.title') }).locator('img');
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: shownWithinMs })
    .toBe(160);
  return { put: new URL(answer.url()).origin, width: 160 };
}

/** A call of the page that is open, with its cookies. No function has a name inside: tsx would mark it. */
const ask = async <T>(page: Page, path: string, method = 'GET', body?: unknown): Promise<T> => {
  const { status, text } = await page.evaluate(
    async (call) => {
      const answer = await fetch(call.path, {
        method: call.method,
        ...(call.body && { body: call.body, headers: { 'content-type': 'application/json' } }),
      });
      return { status: answer.status, text: await answer.text() };
    },
    { path, method, body: body === undefined ? null : JSON.stringify(body) },
  );
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text) as T;
};

interface Target {
  uploadId: string;
  url: string;
  headers: Record<string, string>;
}

/** A private paper, sent by the browser. @returns the answers with its link, and without the signature */
export async function sendPaper({ page }: Visitor): Promise<{ linked: number; unsigned: number }> {
  const bytes = [...pdf()];
  const query = new URLSearchParams({
    fileName: 'certificate.pdf',
    fileType: 'application/pdf',
    fileSize: String(bytes.length),
    purpose: 'certificate',
  });
  const { uploadId, url, headers } = await ask<Target>(page, `/api-marketing/upload-url?${query.toString()}`);
  const put = await page.evaluate(
    async (file) => {
      const { 'content-length': _ofBrowser, ...sent } = file.headers;
      const answer = await fetch(file.url, {
        method: 'PUT',
        headers: sent,
        body: new Uint8Array(file.bytes),
      });
      return answer.status;
    },
    { url, headers, bytes },
  );
  expect(put).toBe(200);
  const { key } = await ask<{ key: string }>(page, `/api-fm/uploads/${uploadId}/confirm`, 'POST');
  const { url: link } = await ask<{ url: string }>(page, '/api-fm/link', 'POST', { key });
  const { origin, pathname } = new URL(link);
  const [linked, unsigned] = await Promise.all([fetch(link), fetch(origin + pathname)]);
  return { linked: linked.status, unsigned: unsigned.status };
}

/** The link that somebody gets whom the command `staff` appointed, up to the first PIN. */
export async function acceptInvitation(
  { page }: Visitor,
  inbox: Inbox,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const link = new URL(await messageFor(inbox, username, /(https:\S+\/invitation#[\w-]+)/));
  await page.goto(`/en${link.pathname}${link.hash}`);
  const accept = words('invitation')(username.includes('@') ? 'acceptEmail' : 'acceptPhone');
  await page.getByRole('button', { name: accept }).click();
  await enterCodeAndPin(page, await codeWhenAsked(page, inbox, username), password);
}
