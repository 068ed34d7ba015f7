import { ArrowRight } from '@/components/ui/icon';
import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface HomeSectionProps {
  /** Unique on the page. */
  id: string;
  title: string;
  lead?: string;
  /** A link to the complete list. */
  more?: { href: Href; label: string };
  /** Its level in the outline of the page. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** One section of the front page. */
export function HomeSection({ id, title, lead, more, heading: Heading = 'h2', children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className="mx-auto max-w-page px-4 pt-14 sm:px-6 sm:pt-20">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 sm:mb-7">
        <div>
          <Heading id={id} className="text-2xl sm:text-3xl">
            {title}
          </Heading>
          {lead && <p className="mt-1 text-muted">{lead}</p>}
        </div>
        {more && (
          <Link
            href={more.href}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-text underline-offset-4 hover:underline"
          >
            {more.label}
            <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
