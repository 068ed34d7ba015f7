'use client';

import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { Button, type ButtonProps } from '@/components/ui/button';

interface WriteButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  /** The `run` and `busy` of `useWrite`. */
  write: { busy: boolean };
  /** Sends; what it answers false for keeps the question open. */
  onWrite: () => Promise<boolean>;
  /** Asked before it is sent. */
  asks?: {
    title: ReactNode;
    description?: ReactNode;
    /** The deed by its name; the button's own label where it is left out. */
    confirmLabel?: string;
    cancelLabel?: string;
    danger?: boolean;
    /** What the question needs beside its words. */
    children?: ReactNode;
  };
}

/** A button that asks where asking is due, sends, and waits. What came of it `useWrite` says. */
export function WriteButton({ write, onWrite, asks, children, ...props }: WriteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        {...props}
        loading={write.busy && !isAsking}
        onClick={() => (asks ? setAsking(true) : void onWrite())}
      >
        {children}
      </Button>
      {asks && (
        <ConfirmDialog
          {...asks}
          {...(!asks.confirmLabel && typeof children === 'string' && { confirmLabel: children })}
          open={isAsking}
          onOpenChange={setAsking}
          onConfirm={onWrite}
        />
      )}
    </>
  );
}
