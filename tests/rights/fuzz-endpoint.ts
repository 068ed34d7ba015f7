import fc from 'fast-check';
import { idempotencyKeys, rateLimits } from '@/backend/db/schema';
import type { Endpoint } from '@/lib/contract/endpoint';
import { rememberStatus } from './declared-statuses';
import { fuzzCases } from './fuzz-cases';
import { bestCaller } from './good-call';
import { readAnswer } from './send-call';
import { statusOfRows } from './status-of-rows';
import type { Right } from './table';
import { makeCaller, targetOf, type World } from './world';

/** The latest acceptable answer time of any call. */
const slowMs = 2_000;
/** Cases that share one valid call and its record. */
const casesPerCall = 20;

export interface FuzzReport {
  cases: number;
  slowestMs: number;
  statuses: Record<number, number>;
  findings: string[];
}

const looksLikeTrace = (text: string) =>
  /\n?\s+at .+:\d+:\d+|node_modules|\.ts:\d+|PostgresError|Failed query/.test(text);

/**
 * Makes random calls. A finding is a 5xx except a declared 503, an answer after 2 s, a stack trace in an answer, or
 * an error of another shape than `{ code, message }`.
 */
export async function fuzzEndpoint(
  world: World,
  endpoint: Endpoint,
  right: Right,
  { cases, seed }: { cases: number; seed: number },
): Promise<FuzzReport> {
  const report: FuzzReport = { cases: 0, slowestMs: 0, statuses: {}, findings: [] };
  const { backend } = world;
  const { callerName, ownership } = bestCaller(right);
  const place = { school: world.schools.mine, bankId: world.banks.mine };
  // A separate person each time: one call may end the account, and must not end another session with it.
  const newCaller = () => (callerName === 'visitor' ? null : makeCaller(backend, callerName, place));
  let caller = await newCaller();
  const good = async () => {
    await backend.deps.db.delete(rateLimits);
    await backend.deps.db.delete(idempotencyKeys);
    if (right.fresh) caller = await newCaller();
    const target = targetOf(world, callerName, ownership, { caller });
    const call = await right.send(target);
    return { ...call, ...(right.grant && { bearer: await right.grant(target) }) };
  };
  const samples = fc.sample(fuzzCases(endpoint), { numRuns: cases, seed });
  let call = await good();
  for (const [index, each] of samples.entries()) {
    if (index > 0 && index % casesPerCall === 0) call = await good();
    const { url, headers, body } = each.apply(call, call.bearer ?? caller?.token);
    const ask = async () => {
      const startedAt = performance.now();
      const answer = await backend.app.request(url, {
        method: endpoint.method,
        headers,
        ...(body !== undefined && endpoint.method !== 'GET' && { body }),
      });
      return { answer, text: await readAnswer(answer), ms: performance.now() - startedAt };
    };
    const { answer, text, ms: firstMs } = await ask();
    // On a busy machine any answer may be late; a slow endpoint is slow each time.
    const ms = firstMs > slowMs ? Math.min(firstMs, (await ask()).ms, (await ask()).ms) : firstMs;
    const { status } = answer;
    rememberStatus(endpoint, status);
    report.cases += 1;
    report.slowestMs = Math.max(report.slowestMs, ms);
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    const find = (what: string) =>
      report.findings.push(
        `${what}: ${each.describe}, ${endpoint.method} ${url.slice(0, 300)} ${String(body ?? '').slice(0, 500)} → ${text.slice(0, 200)}`,
      );
    const worst = statusOfRows(endpoint, { status, text });
    if (worst >= 500 && !(worst === 503 && endpoint.unavailable)) {
      find(
        `${worst} (${String(backend.failures.at(-1)?.['cause'] ?? backend.failures.at(-1)?.['error']).slice(0, 200)})`,
      );
    }
    if (ms > slowMs) find(`${Math.round(ms)} ms`);
    if (status >= 400 && looksLikeTrace(text)) find('a stack trace');
    if (status >= 400 && !/^\{"(code|error)":/.test(text)) find('another shape');
  }
  return report;
}
