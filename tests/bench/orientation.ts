import { chromium, type Page } from '@playwright/test';
import { questionnairePlace } from '@/lib/env/orientation-subjects';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { chromiumFlags } from '@/tests/support/chromium-flags';
import { timeEach } from './percentile';
import { median } from './report';

const testPages = { holland: 'Holland', personality: 'MBTI' } as const;
const calls = { holland: 'calculate_holland', personality: 'calculate_mbit' } as const;
const answerMax = 4;
const openings = 5;

/** Lighthouse's mobile profile applied in a browser: slow 4G and a processor four times slower. */
const slowPhone = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const processorTimesSlower = 4;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowPhone);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorTimesSlower });
}

/** Milliseconds from the click on a test's start page until its first statement is visible, each in a new profile. */
export async function firstQuestionMs(
  origin: string,
  test: OrientationTest,
  executablePath: string,
): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const samples: number[] = [];
    for (let opening = 0; opening < openings; opening += 1) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
      const page = await context.newPage();
      await slowDown(page);
      await page.goto(`${origin}/orientation-test/${testPages[test]}`);
      await page.waitForLoadState('networkidle');
      const start = page.locator(`a[href$="/${testPages[test]}/start"]`).first();
      const [ms] = await timeEach(1, async () => {
        await start.click({ noWaitAfter: true });
        await page.locator('fieldset').first().waitFor();
      });
      samples.push(ms ?? Number.NaN);
      await context.close();
    }
    return median(samples);
  } finally {
    await browser.close();
  }
}

interface Student {
  id: string;
  cookie: string;
}

const asStudent = ({ cookie }: Student) => ({
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  connection: 'close',
  cookie,
});

async function sent<T>(url: string, body: object, headers: Record<string, string>): Promise<T> {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Ids of a test's statements, as visitors get them. */
async function statementsOf(origin: string, test: OrientationTest): Promise<string[]> {
  const { organizationId, subjectId } = questionnairePlace(test);
  const answer = await fetch(
    `${origin}/api-qa/v1/organizations/${organizationId}/subjects/${subjectId}/questions?limit=100`,
  );
  const { data } = (await answer.json()) as { data: { questionId: string }[] };
  return data.map(({ questionId }) => questionId);
}

/** A different result in each call. */
const answersOf = (statements: string[], call: number) =>
  statements.map((questionId, index) => ({
    questionId,
    answer: 1 + (((index + 1) * (call + 3)) % answerMax),
  }));

/** Milliseconds of 300 sequential calculations over HTTP. */
export async function calculationMs(origin: string, test: OrientationTest): Promise<number[]> {
  const statements = await statementsOf(origin, test);
  const url = `${origin}/api-qa/v1/${calls[test]}`;
  const calculate = (call: number) =>
    sent(url, { answers: answersOf(statements, call) }, { 'content-type': 'application/json' });
  await timeEach(20, calculate);
  return timeEach(300, calculate);
}

/** Milliseconds to draw both pictures of a new result, and the bytes of the larger one. */
export async function sharePictures(
  origin: string,
  student: Student,
): Promise<{ ms: number; bytes: number }> {
  const statements = await statementsOf(origin, 'holland');
  const samples: number[] = [];
  const sizes: number[] = [];
  for (let round = 0; round < openings; round += 1) {
    const { recordId } = await sent<{ recordId: string }>(
      `${origin}/api-qa/v1/${calls.holland}`,
      { answers: answersOf(statements, round), studentId: student.id },
      asStudent(student),
    );
    let urls: string[] = [];
    const times = await timeEach(1, async () => {
      const shared = await sent<{ thumbnails: Record<string, string> }>(
        `${origin}/api-qa/v1/generate_thumbnail`,
        { user: student.id, result: recordId },
        asStudent(student),
      );
      urls = Object.values(shared.thumbnails);
    });
    samples.push(...times);
    for (const url of urls) {
      const { pathname, search } = new URL(url);
      sizes.push((await (await fetch(origin + pathname + search)).arrayBuffer()).byteLength);
    }
  }
  return { ms: median(samples), bytes: Math.max(...sizes) };
}
