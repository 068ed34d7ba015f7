import { chromium, type Locator, type Page } from '@playwright/test';
import { chromiumFlags } from '@/tests/support/chromium-flags';
import { percentile } from './percentile';

const wheelPx = { down: 4_000, up: 1_000 };
const wheelEveryMs = 50;
const upSeconds = 15;
const endWithinMs = 240_000;
const viewport = { width: 1_280, height: 900 };

export interface BoardTimes {
  cards: number;
  /** In the document at once. */
  cardsRendered: number;
  /** Milliseconds between frames while all cards are loaded and scrolled through. */
  frames: number[];
  /** Of frames that took longer than 50 ms, as the browser reports them. */
  longFrames: number[];
  keyboard: { menuMs: number; questionMs: number; movedMs: number; scrolledPx: number };
}

interface Recorded {
  frames: number[];
  longFrames: number[];
}

/** A text: what compiles this file would put its own helpers into a function. */
const recorder = `
  const recorder = (window.boardRecorder = { frames: [], longFrames: [], isOn: true });
  let last = performance.now();
  const onFrame = (now) => {
    recorder.frames.push(now - last);
    last = now;
    if (recorder.isOn) requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  new PerformanceObserver((list) => {
    if (recorder.isOn) recorder.longFrames.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'long-animation-frame' });
`;
const record = (page: Page) => page.evaluate(`(() => {${recorder}})()`);
const recorded = async (page: Page) =>
  (await page.evaluate('(window.boardRecorder.isOn = false, window.boardRecorder)')) as Recorded;

const heightOf = (column: Locator) => column.evaluate((element) => element.scrollHeight);

/** Down until the last card is loaded. */
async function scrollToEnd(page: Page, column: Locator, last: string): Promise<void> {
  const deadlineMs = performance.now() + endWithinMs;
  while ((await column.getByRole('link', { name: last, exact: true }).count()) === 0) {
    if (performance.now() > deadlineMs) throw new Error(`${last} is not on the board.`);
    await page.mouse.wheel(0, wheelPx.down);
    await page.waitForTimeout(wheelEveryMs);
  }
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
};

/** The same as dragging a card to another column, with keys only. */
async function moveByKeys(page: Page, column: Locator): Promise<BoardTimes['keyboard']> {
  await column.evaluate((element) => element.scrollTo({ top: 0 }));
  await column.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('PageDown');
  await page.waitForTimeout(1_000);
  const scrolledPx = await column.evaluate((element) => element.scrollTop);
  const button = column.locator('article button').first();
  await button.focus();
  const menuMs = await timed(async () => {
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem').first().waitFor();
  });
  const question = page.getByRole('dialog');
  const questionMs = await timed(async () => {
    await page.keyboard.press('Enter');
    await question.waitFor();
  });
  await question.getByRole('button', { name: 'Change status' }).focus();
  const movedMs = await timed(async () => {
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
  });
  return { menuMs, questionMs, movedMs, scrolledPx };
}

/**
 * Scrolls through a column of the board, from the first to the last card and back, and moves one by keys.
 * @param last the name on the last card
 */
export async function measureBoard(
  origin: string,
  cookies: { name: string; value: string }[],
  { cards, last, executablePath }: { cards: number; last: string; executablePath: string },
): Promise<BoardTimes> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const context = await browser.newContext({ viewport, locale: 'en' });
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
    const page = await context.newPage();
    await page.goto(`${origin}/en/advisor/user/application?view=board`);
    const column = page
      .getByRole('group')
      .filter({ has: page.locator('article') })
      .first();
    await column.locator('article').first().waitFor({ timeout: 60_000 });
    await column.hover();
    await scrollToEnd(page, column, last);
    await record(page);
    const deadlineMs = performance.now() + upSeconds * 1_000;
    let cardsRendered = 0;
    while (performance.now() < deadlineMs) {
      await page.mouse.wheel(0, -wheelPx.up);
      await page.waitForTimeout(wheelEveryMs);
      cardsRendered = Math.max(cardsRendered, await column.locator('article').count());
    }
    const { frames, longFrames } = await recorded(page);
    const height = await heightOf(column);
    if (height < cards * 60) throw new Error(`The column has a height of ${height} px only.`);
    return { cards, cardsRendered, frames, longFrames, keyboard: await moveByKeys(page, column) };
  } finally {
    await browser.close();
  }
}

/** The share of the frames of a 60 Hz display that were not shown. */
export const droppedShare = (frames: readonly number[]): number => {
  const totalMs = frames.reduce((sum, ms) => sum + ms, 0);
  const expected = totalMs / (1_000 / 60);
  return Math.max(0, 1 - frames.length / expected);
};

export const frameAt = (frames: readonly number[], share: number): number => percentile([...frames], share);
