/** Next has no event for the start of a navigation; links and the router of `lib/i18n/navigation` emit it here. */
type Listener = () => void;
const listeners = new Set<Listener>();

export const announceNavigation = () => {
  for (const listener of listeners) listener();
};

/** Calls `listener` at the start of each soft navigation; returns a function to unsubscribe. */
export function onNavigationStart(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
