/** Next has no event for the start of a navigation; links and the router of `lib/i18n/navigation` emit it here. */
type Listener = (target: string) => void;
const listeners = new Set<Listener>();

/** @param target the address in full */
export const announceNavigation = (target: string) => {
  for (const listener of listeners) listener(target);
};

/** Calls `listener` at the start of each soft navigation; returns a function to unsubscribe. */
export function onNavigationStart(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const checkEveryMs = 50;

/** Calls once the page has changed: Next changes the address when the next page has loaded. Returns a function to stop. */
export function untilPageChanges(onChange: () => void): () => void {
  const from = window.location.href;
  const timer = setInterval(() => {
    if (window.location.href === from) return;
    clearInterval(timer);
    onChange();
  }, checkEveryMs);
  return () => clearInterval(timer);
}
