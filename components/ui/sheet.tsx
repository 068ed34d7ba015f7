'use client';

import { Icon } from './icon';
import { useTranslations } from 'next-intl';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { overlayStyle } from './dialog';
import { IconButton } from './icon-button';
import { useFocusReturn } from './use-focus-return';

export const Sheet = DialogPrimitive.Root;

const sides = {
  left: 'left-0 data-[state=open]:animate-[slide-from-left_200ms_ease-out]',
  right: 'right-0 data-[state=open]:animate-[slide-from-right_200ms_ease-out]',
};

interface SheetContentProps extends Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title'> {
  title: ReactNode;
  side?: keyof typeof sides;
  /** Beside the button that closes it. */
  tools?: ReactNode;
}

/** A panel at the edge of the screen: menus, filters. */
export function SheetContent({
  title,
  side = 'left',
  tools,
  className,
  children,
  ...props
}: SheetContentProps) {
  const t = useTranslations('ui');
  const focusReturn = useFocusReturn();
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayStyle} />
      <DialogPrimitive.Content
        aria-describedby={undefined}
        {...focusReturn}
        {...props}
        className={cn('sheet', sides[side], className)}
      >
        <div className="flex items-center justify-between gap-3 border-b border-border px-4 py-2.5">
          <DialogPrimitive.Title className="text-base font-semibold">{title}</DialogPrimitive.Title>
          <div className="flex items-center">
            {tools}
            <DialogPrimitive.Close asChild>
              <IconButton label={t('close')} icon={<Icon name="x" className="size-5" />} />
            </DialogPrimitive.Close>
          </div>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}
