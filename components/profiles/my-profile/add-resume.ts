import { recruitmentApi } from '@/lib/api/recruitment';
import { forgetKey, keyUntilAnswered } from '@/lib/api/idempotency-key';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { isKnownEntry } from '@/lib/contract/profiles/profile-lists';
import type { FoundEntry } from '@/lib/contract/profiles/read-json-resume';
import { sectionCalls } from './section-calls';

/** What a file offers: a field of the profile itself, or an entry. */
export type Offer =
  | { id: string; field: string; value: string; before: string }
  | { id: string; entry: FoundEntry };

export interface Offers {
  offers: Offer[];
  /** Entries that the profile has already. */
  known: number;
  /** What was chosen for the reader: all that overwrites nothing. */
  chosen: Set<string>;
}

/** What a file has that the profile does not say in the same words. */
export function offersOf(
  profile: CompleteProfile,
  { head, entries }: { head: Record<string, string>; entries: readonly FoundEntry[] },
): Offers {
  const before = (field: string) => String(Reflect.get(profile, field) ?? '');
  const fields = Object.entries(head)
    .filter(([field, value]) => Object.hasOwn(profile, field) && before(field) !== value)
    .map(([field, value]) => ({ id: field, field, value, before: before(field) }));
  const isNew = entries.filter((entry) => !isKnownEntry(profile, entry));
  const added = isNew.map((entry, place) => ({ id: `${entry.kind}-${place}`, entry }));
  const chosen = [
    ...fields.filter((each) => each.before === ''),
    ...added.filter(({ entry }) => entry.missing.length === 0),
  ];
  return {
    offers: [...fields, ...added],
    known: entries.length - isNew.length,
    chosen: new Set(chosen.map(({ id }) => id)),
  };
}

/** Adds one after the other. @returns those that were not added */
export async function addResume(profile: CompleteProfile, offers: readonly Offer[]): Promise<Offer[]> {
  const failed: Offer[] = [];
  const fields = offers.filter((offer) => 'field' in offer);
  if (fields.length > 0) {
    const body = Object.fromEntries(fields.map(({ field, value }) => [field, value]));
    const params = { orgId: profile.organizationId, id: profile.id };
    await recruitmentApi.profiles
      .update({ params, body, version: profile.version })
      .catch(() => failed.push(...fields));
  }
  for (const offer of offers) {
    if (!('entry' in offer)) continue;
    const { kind, data } = offer.entry;
    const said = JSON.stringify([profile.id, kind, data]);
    try {
      await sectionCalls(kind, profile).create(data, keyUntilAnswered(said));
      forgetKey(said);
    } catch {
      failed.push(offer);
    }
  }
  return failed;
}
