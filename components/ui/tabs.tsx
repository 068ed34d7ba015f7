'use client';

import { Tabs as TabsPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';

/** `min-w-0`, so that the list scrolls inside a grid or flex parent instead of widening it. */
export function Tabs({ className, ...props }: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root {...props} className={cn('min-w-0', className)} />;
}

/** Scrolls sideways on phones instead of wrapping. */
export function TabList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      {...props}
      data-tabs="tabs"
      className={cn('flex gap-1 overflow-x-auto border-b border-border [scrollbar-width:none]', className)}
    />
  );
}

export function Tab({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      {...props}
      className={cn(
        '-mb-px min-h-12 shrink-0 whitespace-nowrap border-b-2 border-transparent px-2 font-medium text-muted transition-colors hover:text-text focus-visible:-outline-offset-2 sm:px-4 data-[state=active]:border-accent data-[state=active]:font-semibold data-[state=active]:text-accent-text',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content {...props} className={cn('pt-6', className)} />;
}
