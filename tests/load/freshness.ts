import { setTimeout as pause } from 'node:timers/promises';
import type { KeptClient } from './kept-connections';

const everyMs = 7_500;
const lookEveryMs = 50;
const givenUpAfterMs = 20_000;

interface School {
  schoolId: string;
  slug: string;
  version: number;
}

/**
 * Changes a school's tagline periodically, and polls its page at every site until it shows.
 * @param sites origins; the caller leaves out a site that is restarting
 */
export function watchFreshness({ ask }: KeptClient, school: School, token: string, sites: () => string[]) {
  const shownAfterMs: number[] = [];
  const problems: string[] = [];
  let { version } = school;
  let isOver = false;

  const untilShown = async (origin: string, mark: string, startedMs: number): Promise<void> => {
    while (sites().includes(origin)) {
      const page = await fetch(`${origin}/en/school/${school.slug}`).then(
        (answer) => answer.text(),
        () => '',
      );
      const ms = performance.now() - startedMs;
      if (page.includes(mark)) return void shownAfterMs.push(ms);
      if (ms > givenUpAfterMs) return void problems.push(`${origin} does not show ${mark}`);
      await pause(lookEveryMs);
    }
  };

  const changeOnce = async (round: number): Promise<void> => {
    const mark = `Tagline ${round} of this run`;
    const headers = { authorization: `Bearer ${token}`, 'if-match': `"${version}"` };
    const path = `/api-nest-aca/schools/${school.schoolId}`;
    const { status, text, why } = await ask({
      method: 'PATCH',
      path,
      headers,
      body: { tagline: { en: mark, km: `ពាក្យស្លោក ${round}` } },
    });
    if (status !== 200) return void problems.push(`the change answered ${status || why}`);
    ({ version } = JSON.parse(text) as School);
    const startedMs = performance.now();
    await Promise.all(sites().map((origin) => untilShown(origin, mark, startedMs)));
  };

  const changing = (async () => {
    for (let round = 1; !isOver; round += 1) {
      await changeOnce(round);
      await pause(everyMs);
    }
  })();

  return {
    stop: async () => {
      isOver = true;
      await changing;
    },
    report: () => ({
      changes: shownAfterMs.length,
      shownAfterMsMax: Math.round(Math.max(0, ...shownAfterMs)),
      problems,
    }),
  };
}
