import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../run/system-programs.mjs';
import { readDemoFile, signIn } from '../load/session';
import { chromiumFlags } from '../support/chromium-flags';
import { median, rounded, table, verdict } from './report';
import { freePort, startSite } from './site';

const writes = 20;
const mostMs = 2_000;
const givenUpAfterMs = 15_000;

interface Told {
  page: string;
  afterMs: number[];
}

type Ask = (
  method: string,
  path: string,
  body?: object,
  version?: number,
) => Promise<Record<string, unknown>>;

const askerOf =
  (origin: string, token: string): Ask =>
  async (method, path, body, version) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };

const listOf = (answer: Record<string, unknown>) => answer['data'] as Record<string, unknown>[];

/** Opens a page and waits until it hears of changes. */
const open = async (page: Page, path: string): Promise<void> => {
  const listening = page.waitForResponse((response) =>
    (response.headers()['content-type'] ?? '').startsWith('text/event-stream'),
  );
  await page.goto(path);
  await listening;
};

/** From the moment at which the desk's call begins to the text on the student's open page. */
const measure = async (page: Page, write: (mark: string) => Promise<unknown>): Promise<number[]> => {
  const afterMs: number[] = [];
  for (let round = 1; round <= writes; round += 1) {
    const mark = `Mark ${round} of ${Date.now()}`;
    const shown = page.getByText(mark).first().waitFor({ timeout: givenUpAfterMs });
    const startedMs = performance.now();
    await Promise.all([write(mark), shown.then(() => afterMs.push(performance.now() - startedMs))]);
  }
  return afterMs;
};

/** How soon a student's open page says what a desk has done, in Chromium. */
async function measureTold(origin: string, dataDir: string): Promise<Told[]> {
  const [student, advisor, bank] = await Promise.all(
    ['student', 'advisor', 'bank'].map(async (who) => askerOf(origin, await signIn(origin, dataDir, who))),
  );
  if (!student || !advisor || !bank) throw new Error('Nobody is signed in.');
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('Chromium is missing; CHROMIUM_PATH may name it.');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const context = await browser.newContext({ baseURL: origin });
    await context.request.post('/session', {
      data: readDemoFile(dataDir).accounts['student'],
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const page = await context.newPage();
    const userId = String((await student('GET', '/api-auth/userinfo'))['sub']);

    const applications = listOf(await student('GET', `/api-nest-applicant/students/${userId}/applications`));
    const application =
      applications.find(({ applicantStatus }) => applicantStatus === 'pending') ?? applications[0];
    const applicantId = String(application?.['applicantId']);
    const detail = `/api-nest-applicant/applicant?applicantId=${applicantId}`;
    await open(page, `/en/profile/applications/${applicantId}`);
    const ofApplication = await measure(page, async (note) => {
      const { version, applicantStatus, steps } = await advisor('GET', detail);
      const next = (steps as { key: string }[]).find(
        ({ key }) => key !== applicantStatus && key !== 'accepted' && key !== 'rejected',
      );
      const body = { applicantStatus: next?.key, note };
      return advisor('PATCH', `/api-nest-applicant/applicants/${applicantId}/status`, body, Number(version));
    });

    const loans = listOf(await student('GET', `/api-marketing/users/${userId}/loans`));
    const loan = loans.find(({ status }) => status === 'in-review');
    if (!loan) throw new Error('The demo student has no loan that is being checked.');
    const { loanId, bankId } = loan;
    const path = `/api-marketing/banks/${String(bankId)}/users/${userId}/loans/${String(loanId)}`;
    await open(page, `/en/profile/student-loan/detail?loanId=${String(loanId)}`);
    const ofLoan = await measure(page, async (note) => {
      const { version } = await bank('GET', path);
      return bank('PATCH', path, { note }, Number(version));
    });
    return [
      { page: 'a school moves an application', afterMs: ofApplication },
      { page: 'a bank asks about a loan', afterMs: ofLoan },
    ];
  } finally {
    await browser.close();
  }
}

const toldTable = (told: Told[]): string =>
  table(
    ['told at once, Chromium', 'writes', 'median ms', 'longest ms', 'at most', ''],
    told.map(({ page, afterMs }) => [
      page,
      String(afterMs.length),
      rounded(median(afterMs)),
      rounded(Math.max(...afterMs)),
      rounded(mostMs),
      verdict(Math.max(...afterMs) <= mostMs),
    ]),
  );

/** Starts the site of this folder with a database of its own. */
export async function benchTold(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sala-told-'));
  const site = await startSite(process.cwd(), dataDir, await freePort());
  try {
    return toldTable(await measureTold(site.origin, dataDir));
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
