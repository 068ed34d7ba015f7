import type { ComponentProps } from 'react';
import { cn } from './cn';

interface CardProps extends ComponentProps<'div'> {
  /** The whole card is pressed through a link inside that carries `after:absolute after:inset-0`. */
  interactive?: boolean;
}

export function Card({ interactive, className, ...props }: CardProps) {
  return <div {...props} className={cn('card', interactive && 'card-pressable', className)} />;
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('p-4 sm:p-6', className)} />;
}

/** `level` follows the headings above it, so that the page's outline has no gap; the look is the same. */
export function CardTitle({
  level = 3,
  className,
  children,
  ...props
}: ComponentProps<'h3'> & { level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <Heading {...props} className={cn('text-lg font-semibold', className)}>
      {children}
    </Heading>
  );
}

/** Class of the one link in an interactive card: its target is the whole card, its outline the card's. */
export const cardLinkStyle = 'card-link';
