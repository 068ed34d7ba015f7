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
    <div className="card card-pressable flex h-full flex-col overflow-hidden">
      <div className="relative h-28">
        <Cover hue={card.emblem.hue} campus={card.campus} {...(card.eager && { eager: true })} />
        {card.compare}
        {card.action && <div className="absolute right-2 top-2 z-10">{card.action}</div>}
      </div>
      <div className="flex flex-1 flex-col px-4 pb-4">
        <SharedPart name={card.shared}>
          <Emblem look={card.emblem} className="relative -mt-8 ring-4 ring-surface" />
        </SharedPart>
        <p className="mt-2 text-sm text-muted">{card.about}</p>
        <Heading className="mt-0.5 text-lg font-semibold">
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
        <p className="mt-1 line-clamp-2 text-sm text-muted">{card.tagline}</p>
        <ul className="card-facts">
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
          <span className="text-sm text-muted">{card.feeLabel}</span>
          {card.fee}
        </p>
      </div>
    </div>
  );
}
