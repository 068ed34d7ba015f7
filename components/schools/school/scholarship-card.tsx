'use client';

import { Icon } from '@/components/ui/icon';

interface ScholarshipCardProps {
  title: string;
  /** 0 to 100; shown by the bar, written in `coverage`. */
  coverPercent: number;
  coverage: string;
  description: string;
  forWhom: string;
  eligibility: string;
  seats: string;
  deadline: string;
}

/** One scholarship, as finished texts: a client component, so that a page's data contains only these and no markup. */
export function ScholarshipCard(card: ScholarshipCardProps) {
  return (
    <div className="card flex h-full flex-col p-4 sm:p-5">
      <h3 className="text-lg font-semibold">{card.title}</h3>
      <span aria-hidden="true" className="mt-3 block h-3 overflow-hidden rounded-full bg-border/70">
        <span className="block h-full rounded-full bg-highlight" style={{ width: `${card.coverPercent}%` }} />
      </span>
      <p className="mt-1.5 text-sm font-semibold">{card.coverage}</p>
      <p className="mt-3">{card.description}</p>
      <p className="mt-3 text-sm">
        <span className="font-semibold">{card.forWhom}: </span>
        {card.eligibility}
      </p>
      <ul className="card-facts mt-auto pt-4">
        <li>
          <Icon name="users" />
          {card.seats}
        </li>
        <li>
          <Icon name="calendar-clock" />
          {card.deadline}
        </li>
      </ul>
    </div>
  );
}
