import { serialize } from 'hono/utils/cookie';
import type { CookieToSet } from '@/lib/session/cookies';

/** A copy of the answer that also sets these cookies. */
export function withCookies(answer: Response, cookies: readonly CookieToSet[]): Response {
  if (cookies.length === 0) return answer;
  const copy = new Response(answer.body, answer);
  for (const { name, value, options } of cookies)
    copy.headers.append('set-cookie', serialize(name, value, options));
  return copy;
}
