'use client';

import { Popover as PopoverPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export const Popover = PopoverPrimitive.Root;
export const PopoverTrigger = PopoverPrimitive.Trigger;

/** A small dialog beside its button; name it with `aria-label` or `aria-labelledby`. */
export function PopoverContent({ className, ...props }: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        {...props}
        className={cn(
          'z-50 flex max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1.5rem)] flex-col overflow-hidden rounded-md border border-border bg-surface shadow-overlay outline-none data-[state=open]:animate-[fade-in_120ms_ease-out]',
          className,
        )}
      />
    </PopoverPrimitive.Portal>
  );
}
