'use client';

import { useEffect, useEffectEvent } from 'react';
import { timeoutMsOf, type Toast } from './toast';

interface PlainToastsProps {
  toasts: readonly Toast[];
  onDone: (toast: Toast) => void;
}

/** Toasts without their library, which cannot come while there is no connection. */
export function PlainToasts({ toasts, onDone }: PlainToastsProps) {
  return (
    // A live region is heard only where it stands before its words.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 top-4 z-[60] mx-auto grid max-w-sm gap-2 empty:hidden"
    >
      {toasts.map((toast, index) => (
        <PlainToast key={`${index} ${toast.message}`} toast={toast} onDone={() => onDone(toast)} />
      ))}
    </div>
  );
}

function PlainToast({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  const { kind, message, description, action } = toast;
  const end = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => end(), timeoutMsOf(kind));
    return () => clearTimeout(timer);
  }, [kind]);
  return (
    <div className="pointer-events-auto flex items-start gap-3 rounded-md border border-border bg-surface p-4 text-text shadow-overlay">
      <div>
        <p className="font-semibold">{message}</p>
        {description && <p className="text-sm text-muted">{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="ml-auto min-h-11 shrink-0 rounded-sm px-2 py-1 font-semibold text-accent-text hover:bg-accent-soft"
          onClick={() => {
            action.onPress();
            onDone();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
