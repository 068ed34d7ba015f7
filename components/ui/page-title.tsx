import type { ReactNode } from 'react';

const sizes = {
  page: 'text-2xl sm:text-3xl',
  public: 'text-3xl sm:text-4xl',
  card: 'text-2xl',
  desk: 'text-xl sm:text-2xl',
};

interface PageTitleProps {
  /** `public` for what visitors read, `card` for a heading inside a card, `desk` above lists in which people work. */
  size?: keyof typeof sizes;
  /** Margins and widths. */
  className?: string;
  children: ReactNode;
}

/** The heading of a page, its only `h1`. The error page of every page has one, so it joins its classes itself. */
export function PageTitle({ size = 'page', className, children }: PageTitleProps) {
  return <h1 className={className ? `${sizes[size]} ${className}` : sizes[size]}>{children}</h1>;
}
