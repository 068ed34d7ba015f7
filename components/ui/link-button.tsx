import type { ComponentProps } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { type ButtonStyle, buttonStyle } from './button-style';
import { cn } from './cn';

type LinkButtonProps = ComponentProps<typeof Link> & ButtonStyle;

export function LinkButton({ variant, size, wide, className, children, ...props }: LinkButtonProps) {
  return (
    <Link {...props} className={cn(buttonStyle({ variant, size, wide }), className)}>
      {children}
    </Link>
  );
}
