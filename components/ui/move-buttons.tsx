'use client';

import { useEffect, useRef } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';

interface MoveButtonsProps {
  /** The names of both buttons, with what they move. */
  up: string;
  down: string;
  isFirst: boolean;
  isLast: boolean;
  /** An order is on its way. */
  busy?: boolean;
  /** One place up or down. */
  onMove: (by: -1 | 1) => void;
}

/**
 * Moves one entry of a list. A button that is switched off gives the focus back to the page, and so does an entry that
 * moves in the document: the button takes it again, and at the end of the list the other one.
 */
export function MoveButtons({ up, down, isFirst, isLast, busy = false, onMove }: MoveButtonsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const pressed = useRef<-1 | 1 | null>(null);
  useEffect(() => {
    if (busy || pressed.current === null) return;
    const [upper, lower] = place.current?.querySelectorAll('button') ?? [];
    const [same, other] = pressed.current < 0 ? [upper, lower] : [lower, upper];
    pressed.current = null;
    const { activeElement, body } = document;
    // Browsers differ in what a button keeps that is switched off.
    if (activeElement === body || place.current?.contains(activeElement))
      (same?.disabled ? other : same)?.focus();
  });
  const move = (by: -1 | 1) => {
    pressed.current = by;
    onMove(by);
  };
  return (
    <span ref={place} className="flex">
      <IconButton
        label={up}
        icon={<Icon name="arrow-up" className="size-5" />}
        disabled={isFirst || busy}
        onClick={() => move(-1)}
      />
      <IconButton
        label={down}
        icon={<Icon name="arrow-down" className="size-5" />}
        disabled={isLast || busy}
        onClick={() => move(1)}
      />
    </span>
  );
}
