import { freeSlug, nameSlug } from '@/lib/domain/schools/name-slug';

/** A new entry gets a key by its English title, or its English name; a key stays, because addresses contain it. */
export const withKeys = <
  Entry extends { key: string } & ({ title: { en: string } } | { name: { en: string } }),
>(
  entries: Entry[],
  fallback: string,
): Entry[] => {
  const taken = new Set(entries.map(({ key }) => key).filter(Boolean));
  return entries.map((entry) => {
    if (entry.key !== '') return entry;
    const { en } = 'title' in entry ? entry.title : entry.name;
    const key = freeSlug(nameSlug(en, fallback).slice(0, 50), taken);
    taken.add(key);
    return { ...entry, key };
  });
};
