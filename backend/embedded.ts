import { followTags } from '@/lib/cache/follow-tags';
import { type Door, openDoor } from './compose';
import { pullFromDatabase, tagChannel } from '@/backend/services/tags/tag-changes';

const slot = globalThis as typeof globalThis & { salaDoor?: Promise<Door> };

/** Public pages that show what was written, by whichever process, are made again at their next request. */
const openAndFollow = async (): Promise<Door> => {
  const door = await openDoor(process.env);
  const stopFollowing = await followTags({
    pull: pullFromDatabase(door.deps.db),
    wake: (onNews) => door.database.listen(tagChannel, onNews),
    onError: (error) =>
      door.deps.log.error('tags', { reason: error instanceof Error ? error.message : 'unknown' }),
  });
  return {
    ...door,
    close: async () => {
      await stopFollowing();
      await door.close();
    },
  };
};

/**
 * The backend of this process, opened once. Pages and route handlers are separate bundles, so the promise
 * lives on `globalThis`.
 */
export function embeddedDoor(): Promise<Door> {
  slot.salaDoor ??= openAndFollow().then(
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
