'use client';

import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import type { AnchoredPopover } from './anchored-popover';

const load = () => import('./anchored-popover').then((module) => module.AnchoredPopover);
const LazyPopover = lazyPart<ComponentProps<typeof AnchoredPopover>>(load, () => null);

interface PopoverButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'content' | 'type'> {
  /** What the button shows. */
  face: ReactNode;
  /** The name of what opens. */
  label: string;
  align?: 'start' | 'end';
  /** Of what opens. */
  contentClass?: string;
  /** What opens; a function is given the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small dialog beside it. The code of the dialog is fetched when a pointer or the focus comes near. */
export function PopoverButton({
  face,
  label,
  align = 'end',
  contentClass,
  children,
  ...button
}: PopoverButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const fetchAhead = () => void load().catch(() => undefined);
  return (
    <>
      <button
        {...button}
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => {
          setWanted(true);
          setOpen(!isOpen);
        }}
      >
        {face}
      </button>
      {isWanted && (
        <LazyPopover
          anchor={anchor}
          open={isOpen}
          onOpenChange={setOpen}
          align={align}
          aria-label={label}
          className={contentClass}
        >
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </LazyPopover>
      )}
    </>
  );
}
