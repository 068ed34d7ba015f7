import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import type { Href } from '@/lib/routes/href';

interface CardSectionProps {
  id: string;
  title: string;
  /** The way to all of them. */
  more?: { label: string; href: Href };
  /** They are what the page is for. */
  isMain?: boolean;
  /** `li` elements. */
  children: ReactNode;
}

/** A few cards of something under a heading. */
export const CardSection = ({ id, title, more, isMain = false, children }: CardSectionProps) => (
  <section aria-labelledby={id} className={isMain ? 'mt-5 sm:mt-12' : 'mt-12'}>
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isMain ? 'mb-2 sm:mb-4' : 'mb-4'}`}
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {more && (
        <LinkButton href={more.href} variant="link" prefetch={false}>
          {more.label}
        </LinkButton>
      )}
    </div>
    <ul
      data-records={isMain || undefined}
      className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3"
    >
      {children}
    </ul>
  </section>
);
