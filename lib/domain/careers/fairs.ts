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

const sessionGroups = ['now', 'later', 'watch', 'over'] as const;
type SessionGroup = (typeof sessionGroups)[number];

const groupOf = (session: Span & { recordingUrl: string | null }, now: number): SessionGroup => {
  const phase = phaseOf(session, now);
  if (phase === 'after') return session.recordingUrl ? 'watch' : 'over';
  return phase === 'during' ? 'now' : 'later';
};

/**
 * The sessions as a visitor of this minute needs them: what is on, what comes, what can be watched, and what is over. Empty
 * groups are left out; one list without a name before the first has begun.
 */
export function groupSessions<Session extends Span & { recordingUrl: string | null }>(
  sessions: readonly Session[],
  now: number | null,
): { group: SessionGroup | null; sessions: Session[] }[] {
  if (now === null || sessions.every((session) => phaseOf(session, now) === 'before'))
    return [{ group: null, sessions: [...sessions] }];
  return sessionGroups
    .map((group) => ({ group, sessions: sessions.filter((session) => groupOf(session, now) === group) }))
    .filter((each) => each.sessions.length > 0);
}
