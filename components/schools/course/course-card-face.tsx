'use client';

import type { ReactNode } from 'react';
import { Emblem } from '@/components/ui/emblem';
import { Icon } from '@/components/ui/icon';
import { SharedPart } from '@/components/ui/shared-part';
import type { EmblemLook } from '@/lib/domain/schools/emblem';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

export interface CourseCardFaceProps {
  /** The emblem's name where it moves to the page of the program. */
  shared?: string | undefined;
  href: Href;
  heading: 'h2' | 'h3';
  name: string;
  category?: string | undefined;
  degree: string;
  duration: string;
  shift?: string | undefined;
  place?: string | undefined;
  school?: { name: string; emblem: EmblemLook } | undefined;
  fee: ReactNode;
  badge?: ReactNode;
  /** The button that chooses it for a comparison. */
  compare?: ReactNode;
}

/**
 * The content of a course's card as finished texts: a client component, so that a page's data contains only these and
 * no markup.
 */
export function CourseCardFace(card: CourseCardFaceProps) {
  const { heading: Heading, school, place } = card;
  return (
    <div className="card card-pressable flex h-full flex-col overflow-hidden p-4 max-sm:px-2.5 max-sm:py-2">
      <div className="course-head">
        {school && (
          <SharedPart name={card.shared}>
            <Emblem look={school.emblem} sizePx={44} />
          </SharedPart>
        )}
        <div className="min-w-0 flex-1">
          <Heading className="text-lg font-semibold max-sm:text-base">
            <Link href={card.href} className="card-link">
              {card.name}
            </Link>
          </Heading>
          {school && (
            <p className="mt-0.5 line-clamp-2 text-sm text-muted max-sm:mt-0 max-sm:line-clamp-1">
              {school.name}
            </p>
          )}
          {card.category && <p className="mt-0.5 text-sm text-muted max-sm:hidden">{card.category}</p>}
        </div>
      </div>
      <ul className="card-facts max-sm:hidden">
        <li>
          <Icon name="graduation-cap" />
          {card.degree}
        </li>
        <li>
          <Icon name="clock" />
          {card.duration}
        </li>
        {card.shift && (
          <li>
            <Icon name="sun" />
            {card.shift}
          </li>
        )}
        {place && (
          <li>
            <Icon name="map-pin" />
            {place}
          </li>
        )}
      </ul>
      <p className={`card-fee max-sm:relative max-sm:pr-9 max-sm:pt-0 ${school ? 'max-sm:pl-14' : ''}`}>
        {card.fee}
        <span className="text-sm text-muted sm:hidden">{card.duration}</span>
        {card.badge}
        {card.compare}
      </p>
    </div>
  );
}
