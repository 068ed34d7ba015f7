import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags } from '@/tests/support/chromium-flags';
import { type Account, sessionCookies } from './demo-session';
import { table, verdict } from './report';

const sizes = [
  { name: '1280 × 900', width: 1280, height: 900, least: 10, firstAtMost: 300 },
  { name: '360 × 740', width: 360, height: 740, least: 4, firstAtMost: 240 },
] as const;

/** Lists of the desks, the demo account that works there, and how many rows a wide screen shows where ten are too few. */
const lists: readonly { path: string; role: string; leastWide?: number }[] = [
  { path: '/advisor/user/application', role: 'advisor', leastWide: 12 },
  { path: '/advisor/student-loan', role: 'bank', leastWide: 8 },
  { path: '/partner/student?view=students', role: 'schoolAdmin', leastWide: 12 },
  { path: '/partner/class', role: 'schoolAdmin' },
  { path: '/advisor/event', role: 'advisor' },
  { path: '/advisor/vacancy', role: 'advisor' },
  { path: '/advisor/company', role: 'advisor' },
  { path: '/advisor/review', role: 'advisor' },
  { path: '/advisor/inbox', role: 'advisor' },
  { path: '/advisor/campaign', role: 'advisor' },
  { path: '/advisor/fair', role: 'advisor' },
  { path: '/advisor/bank', role: 'advisor' },
  { path: '/advisor/user/registered', role: 'advisor' },
  { path: '/advisor/article', role: 'advisor' },
  { path: '/advisor/school-information', role: 'advisor' },
  { path: '/advisor/enrollable-subjects', role: 'advisor' },
  { path: '/advisor/sala-connect', role: 'advisor' },
];

const rowsWithinMs = 15_000;

interface Seen {
  /** Rows that are wholly on the screen. */
  inView: number;
  /** Where the first one begins, in CSS pixels; null without rows. */
  firstY: number | null;
  /** Rows in the document. */
  all: number;
}

const readRows = async (
  browser: Browser,
  at: string,
  cookies: readonly object[],
  size: (typeof sizes)[number],
) => {
  const { width, height } = size;
  const context = await browser.newContext({ viewport: { width, height } });
  try {
    await context.addCookies(cookies as Parameters<typeof context.addCookies>[0]);
    const page = await context.newPage();
    await page.goto(at);
    const first = page.locator('[data-row-target]').filter({ visible: true }).first();
    // An empty list has none; the table says so.
    await first.waitFor({ timeout: rowsWithinMs }).catch(() => undefined);
    return await page.evaluate((bottom): Seen => {
      const boxes = [...document.querySelectorAll('[data-row-target]')].flatMap((target) => {
        const row = target.closest('tr, li');
        const box = row?.getBoundingClientRect();
        return box && box.height > 0 ? [box] : [];
      });
      return {
        inView: boxes.filter((box) => box.top >= 0 && box.bottom <= bottom).length,
        firstY: boxes[0] ? Math.round(boxes[0].top) : null,
        all: boxes.length,
      };
    }, height);
  } finally {
    await context.close();
  }
};

/** How many rows of each desk's list are in view, and where the first begins, on a wide screen and on a phone. */
export async function measureDeskRows(
  origin: string,
  accounts: Readonly<Record<string, Account>>,
  executablePath: string,
): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const rows: string[][] = [];
  try {
    for (const { path, role, leastWide } of lists) {
      const cookies = (await sessionCookies(origin, accounts[role])).map((cookie) => ({
        ...cookie,
        url: origin,
      }));
      for (const size of sizes) {
        const { inView, firstY, all } = await readRows(browser, origin + path, cookies, size);
        const least = size.width > 1000 ? (leastWide ?? size.least) : size.least;
        const enough = inView >= Math.min(least, all);
        rows.push([
          path,
          size.name,
          `${inView} of ${all}`,
          String(firstY ?? '–'),
          `≥ ${least}, ≤ ${size.firstAtMost}`,
          verdict(enough && firstY !== null && firstY <= size.firstAtMost),
        ]);
      }
    }
  } finally {
    await browser.close();
  }
  return table(['list', 'screen', 'rows in view', 'first at y', 'wanted', ''], rows);
}
