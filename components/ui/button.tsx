import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonStyle } from './button-style';
import { cn } from './cn';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Shows a spinner and ignores further clicks; the label stays, so the width stays. */
  loading?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  loading,
  disabled,
  className,
  children,
  type,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type ?? 'button'}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={cn(buttonStyle({ variant, size, wide }), className)}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
