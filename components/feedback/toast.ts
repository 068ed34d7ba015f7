import { toastTimeoutsMs } from '@/lib/domain/limits/pages';

export type ToastKind = 'default' | 'success' | 'warning' | 'denied' | 'danger';

export interface Toast {
  kind: ToastKind;
  message: string;
  description?: string;
  action?: { label: string; onPress: () => void };
}

export const timeoutMsOf = (kind: ToastKind) =>
  kind === 'success' ? toastTimeoutsMs.default : toastTimeoutsMs[kind];

let host: ((toast: Toast) => void) | null = null;
const waiting: Toast[] = [];

/** Shows a short message; callable from anywhere in the browser, also before the host is mounted. */
export function showToast(toast: Toast): void {
  if (host) host(toast);
  else waiting.push(toast);
}

/** For the one `ToastHost`: receives all messages, past ones included; returns a function to unsubscribe. */
export function hostToasts(receive: (toast: Toast) => void): () => void {
  host = receive;
  for (const toast of waiting.splice(0)) receive(toast);
  return () => {
    host = null;
  };
}
