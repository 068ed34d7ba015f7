import { type Door, openDoor } from './door';

const slot = globalThis as typeof globalThis & { salaDoor?: Promise<Door> };

/**
 * The backend of this process, opened once. Pages and route handlers are separate bundles,
 * so the promise lives on `globalThis`; the first caller's `onChange` is kept.
 */
export function embeddedDoor(onChange: (tags: string[]) => void): Promise<Door> {
  slot.salaDoor ??= openDoor(process.env, onChange).catch((error: unknown) => {
    slot.salaDoor = undefined;
    throw error;
  });
  return slot.salaDoor;
}
