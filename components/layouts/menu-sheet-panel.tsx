'use client';

import type { ReactNode } from 'react';
import { Sheet, SheetContent } from '@/components/ui/sheet';

interface MenuSheetPanelProps {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

export function MenuSheetPanel({ title, open, onOpenChange, children }: MenuSheetPanelProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        title={title}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a, [aria-haspopup="dialog"]'))
            onOpenChange(false);
        }}
      >
        {children}
      </SheetContent>
    </Sheet>
  );
}
