import { sharePictureLimits } from '@/lib/domain/limits';
import { calculationMs, firstQuestionMs, sharePictures } from './orientation';
import { percentile, toMs } from './percentile';
import { rounded, table } from './report';

const drawMaxMs = 300;

const firstQuestionMaxMs = 1_000;
const calculationMaxMs = 20;

/** The promised times of the orientation tests, on a running site with the demo, as a table. */
export async function benchOrientation(
  origin: string,
  studentCookie: string,
  chromium: string,
): Promise<string> {
  const me = await fetch(`${origin}/api-auth/userinfo`, {
    headers: { cookie: studentCookie, connection: 'close' },
  });
  const { sub } = (await me.json()) as { sub: string };
  const rows: string[][] = [];
  for (const [test, name] of [
    ['holland', 'Holland'],
    ['personality', 'MBTI'],
  ] as const) {
    const first = await firstQuestionMs(origin, test, chromium);
    const calculation = await calculationMs(origin, test);
    rows.push(
      [
        `${name}: start page to first question, throttled`,
        `${rounded(first)} ms`,
        `${firstQuestionMaxMs} ms`,
      ],
      [
        `${name}: calculation through Next and the embedded database, p50 / p99`,
        `${toMs(percentile(calculation, 0.5))} / ${toMs(percentile(calculation, 0.99))}`,
        `${calculationMaxMs} ms`,
      ],
    );
  }
  const { ms, bytes } = await sharePictures(origin, { id: sub, cookie: studentCookie });
  rows.push(
    ['both share pictures of a new result', `${rounded(ms)} ms`, `${drawMaxMs} ms`],
    [
      'the larger share picture',
      `${rounded(bytes / 1024)} KB`,
      `${rounded(sharePictureLimits.maxBytes / 1024)} KB`,
    ],
  );
  return table(['orientation tests', 'measured', 'at most'], rows);
}
