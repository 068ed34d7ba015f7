'use client';

import type { ReactNode } from 'react';
import { Sheet, SheetContent } from '@/components/ui/sheet';

interface MenuSheetPanelProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Puts the focus back; the panel does not know what opened it. */
  onClosed: () => void;
  children: ReactNode;
}

/** The panel of `MenuSheet`. */
export function MenuSheetPanel({ title, open, onOpenChange, onClosed, children }: MenuSheetPanelProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        title={title}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) onOpenChange(false);
        }}
      >
        {children}
      </SheetContent>
    </Sheet>
  );
}
