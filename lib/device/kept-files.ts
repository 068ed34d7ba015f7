import { keptFileHours } from '@/lib/domain/limits/device';
import { type KeptFile, withKept } from './kept-database';
import { claimKept, keptOwner } from './kept-owner';

// Files that were chosen and are not sent yet, so that a reload does not lose them. They lie where everything else lies that is kept on
// this phone, and are erased with it: at a log-out, at the end of a session, and when somebody else logs in.

const isOver = ({ at }: KeptFile) => at + keptFileHours * 3_600_000 <= Date.now();

/** False where the browser refuses, or the person has logged out meanwhile: then a reload loses it. */
export async function keepFile(owner: string, place: string, id: string, file: File): Promise<boolean> {
  try {
    const bytes = await file.arrayBuffer();
    await claimKept(owner);
    return await withKept(async (store) => {
      if (keptOwner() !== owner) return false;
      await store.put('files', { id, owner, place, name: file.name, type: file.type, bytes, at: Date.now() });
      return true;
    });
  } catch {
    return false;
  }
}

/** What waits at a place of the site, the first chosen first. Files of a day ago are gone. */
export async function keptFilesAt(owner: string, place: string): Promise<{ id: string; file: File }[]> {
  try {
    return await withKept(async (store) => {
      const all = await store.getAll('files');
      for (const { id } of all.filter(isOver)) await store.delete('files', id);
      return all
        .filter((each) => !isOver(each) && each.owner === owner && each.place === place)
        .toSorted((a, b) => a.at - b.at)
        .map(({ id, bytes, name, type }) => ({ id, file: new File([bytes], name, { type }) }));
    });
  } catch {
    return [];
  }
}

export async function dropFile(id: string): Promise<void> {
  try {
    await withKept((store) => store.delete('files', id));
  } catch {
    // Then nothing was kept.
  }
}

/** The form of a page was sent or given up. */
export async function dropFilesOf(page: string): Promise<void> {
  try {
    await withKept(async (store) => {
      for (const { id, place } of await store.getAll('files'))
        if (place.startsWith(`${page} `)) await store.delete('files', id);
    });
  } catch {
    // Then nothing was kept.
  }
}

/**
 * The file is this tab's until it is let go or the tab is closed. Null where another tab has it, which is sending it.
 */
export function holdFile(id: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    void navigator.locks.request(`sala-file-${id}`, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve(null);
      return new Promise<void>((release) => resolve(release));
    });
  });
}
