'use client';

import type { ReactNode } from 'react';
import { Emblem } from '@/components/ui/emblem';
import type { EmblemLook } from '@/lib/domain/schools/emblem';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface CourseRowProps {
  href: Href;
  name: string;
  /** School, degree and duration. */
  about: string;
  emblem: EmblemLook;
  fee: ReactNode;
}

/** A course in one row, as finished texts. */
export function CourseRow({ href, name, about, emblem, fee }: CourseRowProps) {
  return (
    <li className="course-row">
      <Emblem look={emblem} sizePx={44} className="self-start sm:self-center" />
      <div>
        <h3>
          <Link href={href} className="after:absolute after:inset-0 after:content-['']">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-muted">{about}</p>
      </div>
      <p className="ml-15 shrink-0 sm:ml-0">{fee}</p>
    </li>
  );
}
