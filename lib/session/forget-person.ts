import { clearTab } from '@/lib/device/device-store';
import { forgetSessionNews } from '@/lib/device/session-news';
import { announceLogOut } from './log-out-events';

const ownPrefix = 'sala-';
/** Not cleared: it limits reloads, and contains nothing personal. */
const kept: ReadonlySet<string> = new Set(['sala-reloaded-at']);

/**
 * Clears a person's data in the browser besides cookies and queries: values of this tab (progress, typed texts, the
 * last route) and everything that subscribes to `onLogOut`. Drafts of applications stay, under their person's id.
 */
export function forgetPerson(): void {
  announceLogOut();
  forgetSessionNews();
  clearTab(ownPrefix, kept);
}
