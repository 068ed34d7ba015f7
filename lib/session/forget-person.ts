import { clearTab } from '@/lib/device/device-store';
import { announceLogOut } from './log-out-events';

const ownPrefix = 'sala-';
/** Kept: it holds reloads apart, and says nothing of anybody. */
const kept: ReadonlySet<string> = new Set(['sala-reloaded-at']);

/**
 * Ends what the browser holds of a person beside cookies and queries: what this tab kept (progress, typed texts, the last route)
 * and whatever listens to `onLogOut`. Drafts of applications stay in the browser, under their person's id.
 */
export function forgetPerson(): void {
  announceLogOut();
  clearTab(ownPrefix, kept);
}
