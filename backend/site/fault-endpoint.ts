import { Hono } from 'hono';
import * as z from 'zod';
import { requestIdHeader } from '@/lib/domain/request-id';
import { faultPath, faultsPerMinuteMax, faultTextsMax } from '@/lib/domain/limits/faults';
import { readText } from '@/backend/http/request-text';
import { withoutPersonalData } from '@/backend/http/without-personal-data';
import type { Logger } from '@/backend/process';
import { type CallContext, type CallEnv, comesFromUs } from './call-context';
import { errorAnswer } from './error-answer';

const bodyMaxBytes = 16 * 1024;
const minuteMs = 60_000;

const textUpTo = (max: number) => z.string().max(max).transform(withoutPersonalData);
const fault = z.object({
  page: textUpTo(faultTextsMax.page),
  name: textUpTo(faultTextsMax.name),
  message: textUpTo(faultTextsMax.message),
  stack: textUpTo(faultTextsMax.stack),
});

/** Answers whether one more may pass within the minute that has begun. */
function perMinute(max: number, nowMs: () => number): () => boolean {
  let startedMs = -Infinity;
  let passed = 0;
  return () => {
    if (nowMs() - startedMs >= minuteMs) [startedMs, passed] = [nowMs(), 0];
    passed += 1;
    return passed <= max;
  };
}

/** `POST /session/fault`: what our own code has thrown in a browser becomes a line of the log. Who it was is not in it. */
export function faultEndpoint(log: Pick<Logger, 'error'>, nowMs: () => number = Date.now): Hono<CallEnv> {
  const mayPass = perMinute(faultsPerMinuteMax, nowMs);
  const note = async (c: CallContext): Promise<Response> => {
    if (!comesFromUs(c)) return errorAnswer(403, 'cross-site');
    const body = await readText(c.req.raw, bodyMaxBytes)
      .then(JSON.parse)
      .catch(() => null);
    const told = fault.safeParse(body);
    if (!told.success) return errorAnswer(422, 'invalid');
    const { page, name, message, stack } = told.data;
    const requestId = c.req.header(requestIdHeader);
    if (mayPass()) log.error('browser-fault', { requestId, page, error: name, message, stack });
    return new Response(null, { status: 204 });
  };
  return new Hono<CallEnv>()
    .post(faultPath, note)
    .all(faultPath, () => errorAnswer(405, 'method-not-allowed', { allow: 'POST' }));
}
