'use client';

import { Emblem } from '@/components/ui/emblem';
import type { EmblemLook } from '@/lib/domain/schools/emblem';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface PartnerRowProps {
  href: Href;
  name: string;
  emblem: EmblemLook;
}

/** A partner school by emblem and name, as finished texts. */
export const PartnerRow = ({ href, name, emblem }: PartnerRowProps) => (
  <li>
    <Link
      href={href}
      prefetch={false}
      className="-mx-2 flex min-h-14 items-center gap-3 rounded-md px-2 py-1.5 font-medium hover:bg-sunken hover:text-accent-text"
    >
      <Emblem look={emblem} sizePx={40} />
      <span className="min-w-0">{name}</span>
    </Link>
  </li>
);
