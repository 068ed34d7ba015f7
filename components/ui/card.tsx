import type { ComponentProps } from 'react';
import { cn } from './cn';

interface CardProps extends ComponentProps<'div'> {
  /** The whole card is clickable through a link inside it with `after:absolute after:inset-0`. */
  interactive?: boolean;
}

export function Card({ interactive, className, ...props }: CardProps) {
  return <div {...props} className={cn('card', interactive && 'card-pressable', className)} />;
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('p-4 sm:p-6', className)} />;
}

/** `level` depends on the headings above, so that the page's outline has no gap; the style is the same. */
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

/** Class of the one link in an interactive card: it covers the card, and its outline is the card's. */
export const cardLinkStyle = 'card-link';
