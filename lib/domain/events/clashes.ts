interface Hours {
  uid: string;
  startsAt: string | null;
  endsAt: string | null;
  isCancelled: boolean;
}

/** The pairs that take place at the same time, in the order of their beginning; days without hours clash with nothing. */
export function clashesOf<Entry extends Hours>(entries: readonly Entry[]): (readonly [Entry, Entry])[] {
  const timed = entries
    .filter(({ startsAt, endsAt, isCancelled }) => startsAt && endsAt && !isCancelled)
    .toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? '') || a.uid.localeCompare(b.uid));
  return timed.flatMap((first, place) =>
    timed
      .slice(place + 1)
      .filter(({ startsAt }) => (startsAt ?? '') < (first.endsAt ?? ''))
      .map((second) => [first, second] as const),
  );
}
