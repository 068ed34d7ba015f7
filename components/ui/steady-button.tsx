'use client';

import { Button, type ButtonProps } from './button';
import { useSteadyPress } from './use-steady-press';

/** The button that sends: a press counts although the page moves under it. */
export function SteadyButton(props: Omit<ButtonProps, keyof ReturnType<typeof useSteadyPress>>) {
  return <Button {...props} {...useSteadyPress()} />;
}
