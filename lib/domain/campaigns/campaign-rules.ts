/** Who has a place: everybody who neither gave it back nor was refused. */
export const placedStatuses = ['registered', 'confirmed', 'attended'] as const;
export const registrationStatuses = [...placedStatuses, 'declined', 'withdrawn'] as const;

/** What staff sets; giving back is the person's own. */
export const staffStatuses = ['registered', 'confirmed', 'attended', 'declined'] as const;

/** The start of a message, which staff changes before it is sent. */
export const messageTemplates = ['confirmed', 'reminder', 'change', 'declined'] as const;

export const campaignLimits = {
  picturesMax: 12,
  placesMax: 100_000,
  sourceMax: 60,
  messageMax: 1_000,
} as const;

export type CampaignPhase = 'before' | 'running' | 'full' | 'over';

interface Campaign {
  /** Days on which people register, YYYY-MM-DD, both included. */
  startsOn: string | null;
  endsOn: string | null;
}

/** @param left places that are free, null where their number has no limit; `today` in Phnom Penh */
export function campaignPhase(
  { startsOn, endsOn }: Campaign,
  left: number | null,
  today: string,
): CampaignPhase {
  if (startsOn !== null && today < startsOn) return 'before';
  if (endsOn !== null && today > endsOn) return 'over';
  return left !== null && left <= 0 ? 'full' : 'running';
}

interface Places {
  /** Null: as many as come. With `quotas` it is not used. */
  capacity: number | null;
  quotas: readonly { province: string; places: number }[];
}

/** How many places are free for people of a province; null where there is no limit, 0 where it has none. */
export function freePlaces(
  { capacity, quotas }: Places,
  taken: ReadonlyMap<string, number>,
  province: string,
): number | null {
  if (quotas.length > 0) {
    const places = quotas.find((quota) => quota.province === province)?.places ?? 0;
    return Math.max(0, places - (taken.get(province) ?? 0));
  }
  return capacity === null ? null : Math.max(0, capacity - sum(taken.values()));
}

/** How many places are free in all; null where there is no limit. */
export function allFreePlaces(campaign: Places, taken: ReadonlyMap<string, number>): number | null {
  return campaign.quotas.length > 0
    ? sum(campaign.quotas.map(({ province }) => freePlaces(campaign, taken, province) ?? 0))
    : freePlaces(campaign, taken, '');
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

/** Where somebody came from, as the address says it: letters, digits and `.-_` in lower case; null where it says nothing. */
export function sourceOf(address: URLSearchParams): string | null {
  const parts = ['utm_source', 'utm_medium', 'utm_campaign'].map((name) =>
    (address.get(name) ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
      .replaceAll(/^-+|-+$/g, ''),
  );
  const said = parts.filter((part) => part !== '').join('/');
  return said === '' ? null : said.slice(0, campaignLimits.sourceMax);
}
