'use client';

import { Icon } from '@/components/ui/icon';

interface ScholarshipCardProps {
  title: string;
  coverage: string;
  description: string;
  forWhom: string;
  eligibility: string;
  seats: string;
  deadline: string;
}

/** One scholarship in the school's own words, folded, as finished texts: a client component, so that a page's data contains only these and no markup. */
export function ScholarshipCard(card: ScholarshipCardProps) {
  return (
    <details className="card group h-full p-4 sm:p-5">
      <summary className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-3">
        <h3 className="text-lg font-semibold">{card.title}</h3>
        <Icon name="chevron-down" className="mt-1 size-5 group-open:rotate-180" />
        <span className="col-start-1 text-sm font-semibold">{card.coverage}</span>
        <span className="col-start-1 text-sm text-muted">{card.deadline}</span>
      </summary>
      <p className="mt-3">{card.description}</p>
      <p className="mt-3 text-sm">
        <span className="font-semibold">{card.forWhom}: </span>
        {card.eligibility}
      </p>
      <p className="mt-2 text-sm text-muted">{card.seats}</p>
    </details>
  );
}
