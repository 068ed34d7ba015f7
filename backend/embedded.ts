import { revalidateTag } from 'next/cache';
import { type Door, openDoor } from './compose';
import { forgetPageBytes } from '@/backend/http/page-bytes';

const slot = globalThis as typeof globalThis & { salaDoor?: Promise<Door> };

/** Public pages that show what was written are made again at their next request. */
const onChange = (tags: string[]): void => {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  forgetPageBytes();
};

/**
 * The backend of this process, opened once. Pages and route handlers are separate bundles, so the promise
 * lives on `globalThis`.
 */
export function embeddedDoor(): Promise<Door> {
  slot.salaDoor ??= openDoor(process.env, onChange).then(
    (door) => {
      // Next stops the server itself; whoever watches /readyz is told before. Streams never end by themselves, and Next waits
      // for every answer.
      for (const signal of ['SIGTERM', 'SIGINT'] as const)
        process.once(signal, () => {
          if (door.deps.health) door.deps.health.stopping = true;
          void door.deps.live.close();
        });
      return door;
    },
    (error: unknown) => {
      slot.salaDoor = undefined;
      throw error;
    },
  );
  return slot.salaDoor;
}
