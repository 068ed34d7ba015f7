// Stores of personal data besides the query client (a chat widget, a store) subscribe here.

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls `listener` when the person logs out, before the page is left; returns a function to unsubscribe. */
export function onLogOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies all listeners; a failing one does not stop the others. */
export function announceLogOut(): void {
  for (const listener of listeners) {
    try {
      listener();
    } catch (error) {
      console.warn('Something was not forgotten at log-out.', error);
    }
  }
}
