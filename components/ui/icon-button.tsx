import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';

interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children' | 'size'> {
  /** Its action in words; there is no visible text. */
  label: string;
  icon: ReactNode;
  size?: 'icon' | 'icon-sm';
}

export function IconButton({ label, icon, size = 'icon', variant = 'ghost', ...props }: IconButtonProps) {
  return (
    <Button {...props} size={size} variant={variant} aria-label={label}>
      {icon}
    </Button>
  );
}
