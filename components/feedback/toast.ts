import { toastTimeoutsMs } from '@/lib/domain/limits/pages';

export type ToastKind = 'default' | 'success' | 'warning' | 'denied' | 'danger';

export interface Toast {
  /** A later one with it takes its place. */
  id?: string;
  kind: ToastKind;
  message: string;
  description?: string;
  action?: { label: string; onPress: () => void };
}

export const timeoutMsOf = (kind: ToastKind) =>
  kind === 'success' ? toastTimeoutsMs.default : toastTimeoutsMs[kind];

let host: ((toast: Toast) => void) | null = null;
let closer: ((id: string) => void) | null = null;
const waiting: Toast[] = [];

/** Shows a short message; callable from anywhere in the browser, also before the host is mounted. */
export function showToast(toast: Toast): void {
  if (host) host(toast);
  else waiting.push(toast);
}

/** Takes a message away whose promise no longer holds. */
export const closeToast = (id: string): void => closer?.(id);

/** For the one `ToastHost`: receives all messages, past ones included; returns a function to unsubscribe. */
export function hostToasts(
  receive: (toast: Toast) => void,
  close: ((id: string) => void) | null = null,
): () => void {
  host = receive;
  closer = close;
  for (const toast of waiting.splice(0)) receive(toast);
  return () => {
    host = null;
    closer = null;
  };
}
