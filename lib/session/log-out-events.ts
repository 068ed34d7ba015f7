// What keeps something of a person beside the query client (a chat widget, a store) is told when that person leaves.

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls `listener` when the person logs out, before the page is left; returns the way to stop. */
export function onLogOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody; one that fails keeps nobody else from forgetting. */
export function announceLogOut(): void {
  for (const listener of listeners) {
    try {
      listener();
    } catch (error) {
      console.warn('Something was not forgotten at log-out.', error);
    }
  }
}
