import { clearKeys } from '@/lib/device/device-store';
import { eraseKept } from '@/lib/device/kept-owner';
import { forgetOnDevice } from '@/lib/device/person-values';
import { forgetSessionNews } from '@/lib/device/session-news';
import { announceLogOut } from './log-out-events';

const ownPrefix = 'sala-';
/** Not cleared: it limits reloads, and contains nothing personal. */
const kept = 'sala-reloaded-at';

/**
 * Clears a person's data in the browser besides cookies and queries: values of this tab (progress, typed texts, the
 * last route), drafts and answers on the device, what is kept to be read without a connection, and everything that
 * subscribes to `onLogOut`.
 * @param person whose drafts go; null keeps them under their person's id
 */
export async function forgetPerson(person: string | null): Promise<void> {
  announceLogOut();
  forgetSessionNews();
  clearKeys('tab', (key) => key.startsWith(ownPrefix) && key !== kept);
  forgetOnDevice(person);
  await eraseKept();
}
