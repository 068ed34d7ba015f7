import { useSyncExternalStore } from 'react';

/** What opens above any page of a desk: the search for things and deeds, or the sheet of keys. */
export type FramePanel = 'find' | 'keys';

let opened: FramePanel | null = null;
const listeners = new Set<() => void>();

export function openPanel(panel: FramePanel | null): void {
  opened = panel;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOpenPanel = (): FramePanel | null =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
