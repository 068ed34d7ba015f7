'use client';

import { type ReactNode, useState } from 'react';
import { Sheet, SheetContent, SheetTrigger } from '@/components/ui/sheet';

interface MenuSheetProps {
  title: string;
  triggerClass: string;
  trigger: ReactNode;
  /** The trigger's name, where it shows no words. */
  triggerLabel?: string;
  children: ReactNode;
}

/** A menu at the edge of a phone's screen; closes when something in it is chosen. */
export function MenuSheet({ title, triggerClass, trigger, triggerLabel, children }: MenuSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger className={triggerClass} aria-label={triggerLabel}>
        {trigger}
      </SheetTrigger>
      <SheetContent
        title={title}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
        }}
      >
        {children}
      </SheetContent>
    </Sheet>
  );
}
