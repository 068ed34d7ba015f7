'use client';

import type { ReactNode } from 'react';
import { Cover } from '@/components/ui/cover';
import { Emblem } from '@/components/ui/emblem';
import { Icon } from '@/components/ui/icon';
import { SharedPart } from '@/components/ui/shared-part';
import type { EmblemLook } from '@/lib/domain/schools/emblem';
import type { Campus } from '@/lib/illustrations/campus';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

export interface SchoolCardFaceProps {
  href: Href;
  heading: 'h2' | 'h3';
  name: string;
  /** Type and sector in one line. */
  about: string;
  tagline: string;
  emblem: EmblemLook;
  campus: Campus;
  eager?: boolean;
  /** The emblem's name where it moves to the page of the school. */
  shared?: string | undefined;
  /** The screen-reader text for a verified school; absent for others. */
  verified?: string | undefined;
  place?: string | undefined;
  programs?: string | undefined;
  scholarships?: string | undefined;
  feeLabel: string;
  fee: ReactNode;
  action?: ReactNode;
  /** The button that chooses it for a comparison. */
  compare?: ReactNode;
}

/**
 * The content of a school's card as finished texts: a client component, so that a page's data contains only these and
 * no markup.
 */
export function SchoolCardFace(card: SchoolCardFaceProps) {
  const { heading: Heading, place, programs, scholarships } = card;
  return (
    <div className="card card-pressable relative flex h-full flex-col overflow-hidden">
      <div className="relative h-28 max-sm:hidden">
        <Cover hue={card.emblem.hue} campus={card.campus} {...(card.eager && { eager: true })} />
      </div>
      {card.action && (
        <div className="absolute right-2 top-2 z-10 max-sm:right-1 max-sm:top-1">{card.action}</div>
      )}
      <div className="card-body">
        <SharedPart name={card.shared}>
          <Emblem look={card.emblem} className="relative sm:-mt-8 sm:ring-4 sm:ring-surface" />
        </SharedPart>
        <p className="text-sm text-muted max-sm:line-clamp-1 sm:mt-2">
          {card.about}
          {place && <span className="sm:hidden"> · {place}</span>}
        </p>
        <Heading className="text-lg font-semibold max-sm:text-base sm:mt-0.5">
          <Link href={card.href} className="card-link">
            {card.name}
            {card.verified && (
              <>
                {' '}
                <Icon name="badge-check" className="inline-block size-5 align-[-0.2em] text-accent-text" />
                <span className="sr-only"> ({card.verified})</span>
              </>
            )}
          </Link>
        </Heading>
        <p className="mt-1 line-clamp-2 text-sm text-muted max-sm:hidden">{card.tagline}</p>
        <ul className="card-facts max-sm:hidden">
          {place && (
            <li>
              <Icon name="map-pin" />
              {place}
            </li>
          )}
          {programs && (
            <li>
              <Icon name="book-open" />
              {programs}
            </li>
          )}
          {scholarships && (
            <li>
              <Icon name="gift" />
              {scholarships}
            </li>
          )}
        </ul>
        <p className="card-fee">
          <span className="text-sm text-muted max-sm:hidden">{card.feeLabel}</span>
          {card.fee}
          {card.compare}
        </p>
      </div>
    </div>
  );
}
