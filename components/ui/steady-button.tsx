'use client';

import { Button, type ButtonProps } from './button';
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A hand that moves further than this wants to take the press back. */
const slipPx = 24;

/**
 * Handlers of a button that must hear its click although the page moves between press and release: a field that loses
 * the focus shows its error, a dialog grows, a row arrives. The browser then sees press and release on two elements and
 * makes no click. The press takes no focus, so no field loses it, and the pointer stays the button's until it is released.
 * The click then takes the focus, as with any button: the keyboard of a phone closes.
 */
function useSteadyPress() {
  const pressed = useRef({ x: 0, y: 0 });
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      pressed.current = { x: clientX, y: clientY };
      currentTarget.setPointerCapture(pointerId);
    },
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    // A key's click has no detail.
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (event.detail === 0) return;
      const { x, y } = pressed.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) <= slipPx) {
        event.currentTarget.focus({ preventScroll: true });
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The button that sends: a press counts although the page moves under it. */
export function SteadyButton(props: Omit<ButtonProps, keyof ReturnType<typeof useSteadyPress>>) {
  return <Button {...props} {...useSteadyPress()} />;
}
