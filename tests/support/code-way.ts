import { proveCode, requestCode } from '@/components/accounts/account/request-code';
import { type CodeProgress, saveProgress } from '@/components/accounts/account/code-progress';
import type { CodeWay } from '@/components/accounts/account/code-ways';
import type { TestBackend } from './backend';
import { codeSentTo } from './messages';

/** The stored progress of a flow in the tab. */
export const storedProgress = (way: CodeWay): CodeProgress =>
  JSON.parse(window.sessionStorage.getItem(`sala-${way}`) ?? 'null') as CodeProgress;

/** Does the first step as its screen would. */
export const askFor = (way: CodeWay, username: string, next?: string): Promise<void> =>
  requestCode(way, { firstName: 'Dara', lastName: 'Sok', username, locale: 'en', ...(next && { next }) });

/** Does the first two steps; returns the grant. */
export async function proveFor(
  backend: TestBackend,
  way: CodeWay,
  username: string,
  next?: string,
): Promise<string> {
  await askFor(way, username, next);
  const progress = storedProgress(way);
  const { grant } = await proveCode(way, progress, await codeSentTo(backend, username));
  saveProgress(way, { ...progress, grant, grantEndsAtMs: Date.now() + 600_000 });
  return grant;
}
