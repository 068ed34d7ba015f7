import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { PageAccess } from '@/lib/routes/page-entry';
import { builtPages } from '@/lib/routes/pages';
import { chromiumFlags } from '@/tests/support/chromium-flags';
import { shareChanged } from './compare-pictures';

const baseURL = process.env['BASE_URL'] ?? 'http://localhost:3000';
const dataFolder = process.env['DATA_DIR'] ?? '.data';
const folder = join('.data', 'pictures');
const [last, before] = [join(folder, 'last'), join(folder, 'before')];
const only = new RegExp(process.argv[2] ?? '');
/** Hours and counts on a page differ from one set to the next. */
const unchangedMax = 0.002;

/** A signed-in page keeps a stream of events open, so that its network is never idle. */
const quietWithinMs = 2_000;

const accounts: Partial<Record<PageAccess, string>> = {
  user: 'student',
  advisor: 'advisor',
  partner: 'partner',
  bank: 'bank',
};
const sizes = { 360: 740, 1280: 800 };
const views = Object.entries(sizes).flatMap(([width, height]) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${width}-${colorScheme}`,
    colorScheme,
    viewport: { width: Number(width), height },
  })),
);

interface Demo {
  accounts: Record<string, { username: string; password: string }>;
  samples: Record<string, string>;
}
const demo = JSON.parse(await readFile(join(dataFolder, 'demo.json'), 'utf8')) as Demo;

async function signIn(context: BrowserContext, role: string): Promise<void> {
  const data = demo.accounts[role];
  const answer = await context.request.post('/session', {
    data: { username: data?.username, password: data?.password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok()) throw new Error(`Nobody could sign in as ${role}: ${answer.status()}.`);
}

/** Until scripts run, nothing is on its way, and pictures below the screen are there too. */
async function untilDrawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: quietWithinMs }).catch(() => undefined);
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  await page.waitForFunction(() => {
    const hasScripts = Object.keys(document.querySelector('main') ?? {}).some((key) =>
      key.startsWith('__react'),
    );
    const isBusy = document.querySelector('[aria-busy=true], main .skeleton') !== null;
    return hasScripts && !isBusy && [...document.images].every((picture) => picture.complete);
  });
}

/** Keeps the picture beside the one before it. @returns the share that changed; null for a new page */
async function keep(name: string, now: Buffer): Promise<number | null> {
  const [file, old] = [join(last, name), join(before, name)];
  const isNew = !existsSync(file);
  if (!isNew) await rename(file, old);
  await writeFile(file, now);
  return isNew ? null : shareChanged(await readFile(old), now);
}

/** Each page that these people open, in both languages, at one width in one scheme. */
async function takeView(
  browser: Browser,
  { name, ...view }: (typeof views)[number],
  onKept: (picture: string, changed: number | null) => void,
): Promise<void> {
  const asked = builtPages.filter(({ path }) => only.test(path));
  for (const access of new Set(asked.map((one) => one.access))) {
    const context = await browser.newContext({
      ...view,
      baseURL,
      timezoneId: 'Asia/Phnom_Penh',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const role = accounts[access];
    if (role) await signIn(context, role);
    const page = await context.newPage();
    for (const { path } of asked.filter((one) => one.access === access)) {
      const bare = path.includes('[') ? demo.samples[path] : path;
      if (!bare) throw new Error(`demo.json has no sample for ${path}.`);
      for (const language of ['km', 'en']) {
        await page.goto(language === 'en' ? `/en${bare === '/' ? '' : bare}` : bare);
        await untilDrawn(page);
        const picture = `${path.replace(/\W+/g, '_')}-${language}-${name}.png`;
        onKept(picture, await keep(picture, await page.screenshot({ fullPage: true })));
      }
    }
    await context.close();
  }
}

await Promise.all([last, before].map((one) => mkdir(one, { recursive: true })));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: chromiumFlags,
});
const changes: { picture: string; changed: number }[] = [];
let taken = 0;
let firstTaken = 0;
try {
  await Promise.all(
    views.map((view) =>
      takeView(browser, view, (picture, changed) => {
        taken += 1;
        if (changed === null) firstTaken += 1;
        else if (changed > unchangedMax) changes.push({ picture, changed });
      }),
    ),
  );
} finally {
  await browser.close();
}
for (const { picture, changed } of changes.toSorted((a, b) => b.changed - a.changed))
  console.log(`${(changed * 100).toFixed(1).padStart(5)} %  ${picture}`);
console.log(
  `${taken} pictures in ${last}: ${changes.length} changed, ${firstTaken} are new. What was before them is in ${before}.`,
);
