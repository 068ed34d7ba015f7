export const fairStatuses = ['draft', 'published'] as const;

export const fairLimits = {
  boothsMax: 40,
  sessionsMax: 60,
  peopleMax: 6,
  linksMax: 6,
  capacityMax: 10_000,
  /** The link of a session shows from this many minutes before it begins. */
  linkBeforeMinutes: 10,
  durationDaysMax: 14,
} as const;

export type FairPhase = 'before' | 'during' | 'after';

interface Span {
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
}

/** @param now epoch milliseconds */
export function phaseOf({ startsAt, endsAt }: Span, now: number): FairPhase {
  if (now < Date.parse(startsAt)) return 'before';
  return now < Date.parse(endsAt) ? 'during' : 'after';
}

/** Whether the link of a session is shown: from shortly before it begins until it ends. */
export const isLinkOpen = ({ startsAt, endsAt }: Span, now: number): boolean =>
  now >= Date.parse(startsAt) - fairLimits.linkBeforeMinutes * 60_000 && now < Date.parse(endsAt);
