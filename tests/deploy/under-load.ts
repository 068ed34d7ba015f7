import { atRate, type KeptClient } from '../load/kept-connections';
import { createWriter } from '../load/steady-load';

const readsPerSecond = 20;
const writesPerSecond = 2;

export interface LoadReport {
  answered: number;
  /** 503 with `Retry-After`: the caller is told when to try again. */
  away: number;
  /** Everything else, as "path: status", with its number. */
  failed: Record<string, number>;
  acknowledged: string[];
  repeated: number;
  refused: number;
}

let begun = 0;

/** Visitors who read `paths`, and an office that enters students, until it is stopped. */
export function startLoad(
  client: KeptClient,
  { paths, students, token }: { paths: readonly string[]; students: string; token: string },
): () => Promise<LoadReport> {
  begun += 1;
  const [first, failed] = [begun * 1_000_000, new Map<string, number>()];
  let answered = 0;
  let away = 0;
  const writer = createWriter(client, students, token);
  const stopReading = atRate(readsPerSecond, async (index) => {
    const path = paths[index % paths.length] ?? '/';
    const { status, why, retryAfter } = await client.ask({ path });
    if (status === 200) answered += 1;
    else if (status === 503 && retryAfter) away += 1;
    else failed.set(`${path}: ${status || why}`, (failed.get(`${path}: ${status || why}`) ?? 0) + 1);
  });
  const stopWriting = atRate(writesPerSecond, (index) => writer.write(first + index));
  return async () => {
    await Promise.all([stopReading(), stopWriting()]);
    const { repeated, refused } = writer.report();
    const failures = Object.fromEntries(failed);
    return { answered, away, failed: failures, acknowledged: writer.acknowledged, repeated, refused };
  };
}
