/** Next tells nobody that a navigation begins; links and the router of `lib/i18n/navigation` do, through this. */
type Listener = () => void;
const listeners = new Set<Listener>();

export const announceNavigation = () => {
  for (const listener of listeners) listener();
};

/** Calls `listener` at the start of each soft navigation; returns the way to stop. */
export function onNavigationStart(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
