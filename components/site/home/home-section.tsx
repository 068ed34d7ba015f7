import { Icon } from '@/components/ui/icon';
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
  /** Left out where there is little room. */
  isWideOnly?: boolean;
  children: ReactNode;
}

/** One section of the front page. */
export function HomeSection({
  id,
  title,
  lead,
  more,
  heading: Heading = 'h2',
  isWideOnly = false,
  children,
}: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className={`band ${isWideOnly ? 'max-sm:hidden' : ''}`}>
      <div className="band-head">
        <div>
          <Heading id={id}>{title}</Heading>
          {lead && <p>{lead}</p>}
        </div>
        {more && (
          <Link href={more.href} className="band-more">
            {more.label}
            <Icon name="arrow-right" className="size-5" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
