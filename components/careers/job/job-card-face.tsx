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
  facts: readonly (readonly [IconName, string])[];
  pay: string;
  /** The employer's. */
  emblem: EmblemLook;
  badges: ReactNode;
  heart: ReactNode;
}

/** The content of a vacancy's card as finished texts. */
export function JobCardFace({ heading: Heading, ...card }: JobCardFaceProps) {
  return (
    <div className="card card-pressable relative flex h-full flex-col overflow-hidden p-4">
      <div className="course-head">
        <Emblem look={card.emblem} sizePx={44} />
        <div className="min-w-0 flex-1 pr-10">
          <Heading className="text-lg font-semibold">
            <Link href={card.href} className="card-link">
              {card.title}
            </Link>
          </Heading>
          <p className="mt-0.5 text-sm text-muted">{card.company}</p>
        </div>
      </div>
      <span className="absolute right-3 top-3 z-10">{card.heart}</span>
      <p className={`mt-3 flex items-center gap-2 text-sm ${card.isChecked ? 'text-success' : 'text-muted'}`}>
        <Icon
          name={card.isChecked ? 'circle-check-big' : 'circle-exclamation-point'}
          className="size-4 shrink-0"
        />
        {card.checked}
      </p>
      <ul className="card-facts">
        {card.facts.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      <p className="card-fee">
        <span className="font-semibold">{card.pay}</span>
        <span className="flex flex-wrap gap-2">{card.badges}</span>
      </p>
    </div>
  );
}
