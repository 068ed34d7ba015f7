'use client';

import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface ComparedNameProps {
  school: { name: string; nameNative: string; hue: number };
  href: Href;
  name: string;
  /** A second line. */
  note?: string;
}

/** The head of a column: emblem and name. */
export const ComparedName = ({ school, href, name, note }: ComparedNameProps) => (
  <div className="grid gap-1.5">
    <SchoolEmblem school={school} sizePx={32} />
    <Link
      href={href}
      className="font-semibold text-accent-text underline-offset-4 hover:underline max-sm:line-clamp-2"
    >
      {name}
    </Link>
    {note && <span className="text-sm font-normal text-muted max-sm:hidden">{note}</span>}
  </div>
);
