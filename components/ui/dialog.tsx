'use client';

import { Icon } from './icon';
import { useTranslations } from 'next-intl';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { IconButton } from './icon-button';
import { useFocusReturn } from './use-focus-return';

export const Dialog = DialogPrimitive.Root;

export const overlayStyle =
  'fixed inset-0 z-50 bg-[#06110f]/55 data-[state=open]:animate-[fade-in_150ms_ease-out] data-[state=closed]:animate-[fade-out_120ms_ease-in]';

interface DialogContentProps extends Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** The buttons, below the content. */
  footer?: ReactNode;
  /** For things that stand side by side. */
  wide?: boolean;
}

/** A panel from the bottom on phones, in the middle on larger screens. */
export function DialogContent({
  title,
  description,
  footer,
  wide = false,
  className,
  children,
  ...props
}: DialogContentProps) {
  const t = useTranslations('ui');
  const focusReturn = useFocusReturn();
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayStyle} />
      <DialogPrimitive.Content
        {...focusReturn}
        {...props}
        aria-describedby={description ? props['aria-describedby'] : undefined}
        className={cn(
          'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-xl bg-surface shadow-overlay outline-none data-[state=open]:animate-[rise-in_200ms_ease-out] sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-1/2 sm:w-full sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl',
          wide ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          className,
        )}
      >
        <div className="flex items-start justify-between gap-3 px-5 pb-2 pt-4 sm:px-6 sm:pt-5">
          <DialogPrimitive.Title className="pt-1.5 text-xl font-semibold">{title}</DialogPrimitive.Title>
          <DialogPrimitive.Close asChild>
            <IconButton label={t('close')} icon={<Icon name="x" className="size-5" />} className="-mr-2" />
          </DialogPrimitive.Close>
        </div>
        <div className="min-h-0 overflow-y-auto px-5 pb-5 sm:px-6">
          {description && (
            <DialogPrimitive.Description className="mb-4 text-muted">
              {description}
            </DialogPrimitive.Description>
          )}
          {children}
        </div>
        {footer && (
          <div className="flex flex-col-reverse gap-2.5 border-t border-border px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
            {footer}
          </div>
        )}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}
