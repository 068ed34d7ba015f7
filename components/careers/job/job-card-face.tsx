'use client';

import type { ReactNode } from 'react';
import { Emblem } from '@/components/ui/emblem';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/icon-names';
import type { EmblemLook } from '@/lib/domain/schools/emblem';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface JobCardFaceProps {
  href: Href;
  heading: 'h2' | 'h3';
  title: string;
  company: string;
  /** Whether and when its employer was checked. */
  checked: string;
  isChecked: boolean;
  place: string;
  /** The last one says until when. */
  facts: readonly (readonly [IconName, string])[];
  /** It closes soon, or is closed: phones say so too. */
  isUrgent: boolean;
  pay: string;
  /** The employer's. */
  emblem: EmblemLook;
  badges: ReactNode;
  heart: ReactNode;
}

/** The content of a vacancy's card as finished texts. */
export function JobCardFace({ heading: Heading, ...card }: JobCardFaceProps) {
  return (
    <div className="card card-pressable relative flex h-full flex-col overflow-hidden p-4 max-sm:p-3">
      <div className="course-head">
        <Emblem look={card.emblem} sizePx={44} />
        <div className="min-w-0 flex-1 pr-10">
          <Heading className="text-lg font-semibold max-sm:text-base">
            <Link href={card.href} className="card-link">
              {card.title}
            </Link>
          </Heading>
          <p className="mt-0.5 text-sm text-muted">
            {card.company}
            {card.isChecked && (
              <Icon
                name="badge-check"
                className="ml-1 inline-block size-4 align-[-0.15em] text-success sm:hidden"
              />
            )}
          </p>
        </div>
      </div>
      <span className="absolute right-3 top-3 z-10">{card.heart}</span>
      <p
        className={`mt-3 flex items-center gap-2 text-sm ${card.isChecked ? 'text-success max-sm:sr-only' : 'text-muted max-sm:mt-1 max-sm:pl-14'}`}
      >
        <Icon
          name={card.isChecked ? 'circle-check-big' : 'circle-exclamation-point'}
          className="size-4 shrink-0"
        />
        {card.checked}
      </p>
      <ul
        className={`card-facts ${card.isUrgent ? 'max-sm:mt-0.5 max-sm:pl-14 max-sm:[&>li:not(:last-child)]:hidden' : 'max-sm:hidden'}`}
      >
        <li>
          <Icon name="map-pin" />
          {card.place}
        </li>
        {card.facts.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      <p className="card-fee max-sm:items-center max-sm:pl-14 max-sm:pt-0.5">
        <span className="font-semibold">{card.pay}</span>
        <span className="flex flex-wrap gap-2">{card.badges}</span>
      </p>
    </div>
  );
}
