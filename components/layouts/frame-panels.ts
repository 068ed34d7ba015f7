import { useSyncExternalStore } from 'react';

/** What opens above any page of a desk: the search for things and deeds, or the sheet of keys. */
export type OpenPanel = 'find' | 'keys';

let opened: OpenPanel | null = null;
const listeners = new Set<() => void>();

export function openPanel(panel: OpenPanel | null): void {
  opened = panel;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOpenPanel = (): OpenPanel | null =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
