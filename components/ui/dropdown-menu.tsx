'use client';

import { DropdownMenu as MenuPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';

export const DropdownMenu = MenuPrimitive.Root;
export const DropdownMenuTrigger = MenuPrimitive.Trigger;

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        {...props}
        className={cn(
          'z-50 min-w-56 max-w-[calc(100vw-1.5rem)] rounded-md border border-border bg-surface p-1.5 shadow-overlay data-[state=open]:animate-[fade-in_120ms_ease-out]',
          className,
        )}
      />
    </MenuPrimitive.Portal>
  );
}

/** With `asChild` around a `Link`, or with `onSelect`. */
export function DropdownMenuItem({
  danger = false,
  className,
  ...props
}: ComponentProps<typeof MenuPrimitive.Item> & { danger?: boolean }) {
  return (
    <MenuPrimitive.Item
      {...props}
      className={cn(
        'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 py-1.5 outline-none data-[disabled]:opacity-55 data-[highlighted]:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0',
        danger ? 'text-danger' : 'text-text [&_svg]:text-muted',
        className,
      )}
    />
  );
}
