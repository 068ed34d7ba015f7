import type { LocalName } from '@/components/kits/catalogue/define-catalogue';
import { provinceNames } from '@/components/kits/catalogue/province-names';
import { cachedCategories } from '@/lib/query/catalogue';

/** The names of the provinces and majors in a query, as `Catalogue` takes them. Server only. */
export async function chosenNames(query: string): Promise<Record<string, LocalName>> {
  const params = new URLSearchParams(query);
  const [provinces, majors] = ['province', 'categories'].map((name) => params.get(name)?.split(',') ?? []);
  const categories = majors?.length ? await cachedCategories() : [];
  const names = [
    ...(provinces ?? []).map((code) => [`province:${code}`, provinceNames.get(code)] as const),
    ...(majors ?? []).map(
      (id) => [`categories:${id}`, categories.find(({ categoryId }) => categoryId === id)] as const,
    ),
  ];
  return Object.fromEntries(
    names.flatMap(([key, place]) =>
      place ? [[key, { name: place.name, nameNative: place.nameNative }] as const] : [],
    ),
  );
}
