import { answersCame, sendWaiting, waitingErrand } from './messages';

// The side of the pages: asks the service worker to send what waits on this phone.

interface WithSync {
  sync?: { register: (tag: string) => Promise<void> };
}

const workers = () => ('serviceWorker' in navigator ? navigator.serviceWorker : null);

/** The worker of this site; undefined where the browser has none, or where its owner forbids it one. */
async function registered(): Promise<(ServiceWorkerRegistration & WithSync) | undefined> {
  try {
    return await workers()?.getRegistration();
  } catch {
    return undefined;
  }
}

/** Asks the browser to wake the worker when there is a connection, also after all pages are closed. Some browsers cannot. */
export async function askForErrand(): Promise<void> {
  try {
    const registration = await registered();
    await registration?.sync?.register(waitingErrand);
  } catch {
    // Switched off by its owner: then any open page asks.
  }
}

/** Asks the worker to try now. */
export async function sendWaitingNow(): Promise<void> {
  const registration = await registered();
  registration?.active?.postMessage({ type: sendWaiting });
}

/** @returns what stops listening */
export function onAnswers(listener: () => void): () => void {
  const container = workers();
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === answersCame) listener();
  };
  container?.addEventListener('message', hear);
  return () => container?.removeEventListener('message', hear);
}
