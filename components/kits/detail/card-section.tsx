import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import type { Href } from '@/lib/routes/href';

interface CardSectionProps {
  id: string;
  title: string;
  /** The way to all of them. */
  more?: { label: string; href: Href };
  /** `li` elements. */
  children: ReactNode;
}

/** A few cards of something under a heading. */
export const CardSection = ({ id, title, more, children }: CardSectionProps) => (
  <section aria-labelledby={id} className="mt-12">
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {more && (
        <LinkButton href={more.href} variant="link" prefetch={false}>
          {more.label}
        </LinkButton>
      )}
    </div>
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
  </section>
);
