import { splitLocale } from '@/lib/i18n/locales';
import { draftNotes } from './kept-owner';

// The service worker cannot read what the forms of pages keep on this device. These notes tell it at which pages something is kept.

/** Notes that a form of this page keeps what was typed, or no longer does. Never fails: without a note the worker only says less. */
export async function noteDraft(pathname: string, isKept: boolean): Promise<void> {
  const { path } = splitLocale(pathname);
  try {
    const notes = await caches.open(draftNotes);
    if (isKept) await notes.put(path, new Response());
    else await notes.delete(path);
  } catch {
    // Private windows have no caches.
  }
}

/** Whether a form of this page, in either language, keeps what was typed. */
export async function hasDraft(pathname: string): Promise<boolean> {
  try {
    return (await (await caches.open(draftNotes)).match(splitLocale(pathname).path)) !== undefined;
  } catch {
    return false;
  }
}
