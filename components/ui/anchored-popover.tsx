'use client';

import type { ComponentProps, RefObject } from 'react';
import { Popover, PopoverAnchor, PopoverContent } from './popover';

interface AnchoredPopoverProps extends ComponentProps<typeof PopoverContent> {
  /** The button that opens and closes it, and gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A small dialog beside a button that was there before it. */
export function AnchoredPopover({ anchor, open, onOpenChange, ...content }: AnchoredPopoverProps) {
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <PopoverContent
        {...content}
        // A press on the button closes it by the button alone.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchor.current?.focus();
        }}
      />
    </Popover>
  );
}
