import { randomUUID } from 'node:crypto';
import { chromium, type Page } from '@playwright/test';
import type { Gradebook } from '@/lib/contract/school-day/gradebook-shapes';
import { chromiumFlags } from '@/tests/support/chromium-flags';
import { percentile } from './percentile';

const viewport = { width: 1_280, height: 900 };
const waitMs = 60_000;

interface BookSize {
  pupils: number;
  tests: number;
}

/** A gradebook in which every fifth cell has no score yet. */
function bookOf({ pupils, tests }: BookSize): Gradebook {
  const courseId = randomUUID();
  const assessments = Array.from({ length: tests }, (_, place) => ({
    assessmentId: randomUUID(),
    courseId,
    kind: 'quiz' as const,
    name: { en: `Quiz ${place + 1}`, km: `តេស្តទី ${place + 1}` },
    maxScore: 20,
    weightPercent: Math.floor(100 / tests),
    heldOn: '2026-10-20',
    publishedAt: null,
    scored: 0,
    version: 1,
  }));
  const data = Array.from({ length: pupils }, (_, row) => ({
    studentId: randomUUID(),
    studentCode: `S-${row + 1}`,
    firstName: `Student ${row + 1}`,
    lastName: 'Sok',
    firstNameKm: null,
    lastNameKm: null,
    status: 'studying' as const,
    cells: assessments.flatMap(({ assessmentId }, column) =>
      (row + column) % 5 === 0
        ? []
        : [
            {
              assessmentId,
              score: (row + column) % 21,
              absent: false,
              excused: false,
              remark: null,
              version: 1,
            },
          ],
    ),
  }));
  return {
    data,
    countTotal: pupils,
    assessments,
    withdrawn: [],
    weightPercent: 100,
    locked: false,
    archived: false,
    absence: 'zero',
    byMonth: false,
    closed: false,
  };
}

/** A text: what compiles this file would put its own helpers into a function. */
const recorder = (fields: number) => `
  window.bookPaintedMs = new Promise((resolve) => {
    const onChange = () => {
      if (document.querySelectorAll('main td input').length < ${fields}) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(null);
      });
    };
    const watch = new MutationObserver(onChange);
    addEventListener('DOMContentLoaded', () => watch.observe(document.body, { childList: true, subtree: true }));
  });
  window.keyMs = [];
  addEventListener('keydown', () => {
    const pressed = performance.now();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.keyMs.push(performance.now() - pressed);
      channel.port2.postMessage(null);
    });
  }, { capture: true });
`;

const paintedAfterData = (page: Page) =>
  page.evaluate(`(async () => {
    const painted = await window.bookPaintedMs;
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/gradebook'));
    return painted - entry.responseEnd;
  })()`) as Promise<number>;

/** Types a score into a cell and goes to the one below, down a column. */
async function typeDown(page: Page, rows: number): Promise<number[]> {
  await page.locator('input[data-row="0"][data-column="1"]').focus();
  for (let row = 0; row < rows; row += 1)
    for (const key of ['1', '2', 'Enter']) {
      await page.keyboard.press(key);
      // One frame, as somebody who types: a key is measured alone.
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
    }
  return page.evaluate('window.keyMs');
}

interface GradebookTimes {
  /** From the last byte of the answer to the frame with all fields, of each opening. */
  paintMs: number[];
  keyMs: { p50: number; p95: number; max: number };
}

/** Opens a gradebook of a size in Chromium, several times, and types down a column. The service is answered for. */
export async function measureGradebook(
  origin: string,
  cookies: { name: string; value: string }[],
  { size, openings, executablePath }: { size: BookSize; openings: number; executablePath: string },
): Promise<GradebookTimes> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const context = await browser.newContext({ viewport, locale: 'en', serviceWorkers: 'block' });
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
    const book = bookOf(size);
    await context.route(/\/gradebook$/, (route) => route.fulfill({ json: book }));
    await context.route(/\/assessments\/[^/]+\/scores$/, (route) => {
      const { rows } = route.request().postDataJSON() as { rows: unknown[] };
      return route.fulfill({ json: { outcomes: rows.map((_, index) => ({ ok: true, index, version: 2 })) } });
    });
    await context.addInitScript(recorder(size.pupils * size.tests));
    const page = await context.newPage();
    const paintMs: number[] = [];
    for (let opening = 0; opening < openings; opening += 1) {
      await page.goto(`${origin}/en/profile/enrolled/check-grade-table`);
      await page.locator('main td input').first().waitFor({ timeout: waitMs });
      paintMs.push(await paintedAfterData(page));
    }
    const keys = await typeDown(page, 20);
    return {
      paintMs,
      keyMs: { p50: percentile([...keys], 0.5), p95: percentile([...keys], 0.95), max: Math.max(...keys) },
    };
  } finally {
    await browser.close();
  }
}
