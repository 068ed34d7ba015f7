import type { SchoolSummary } from '@/lib/contract/schools/schools';
import { type Place, provinceByCode } from '@/lib/domain/geography/geography';

export interface ProvinceCount {
  place: Place;
  count: number;
}

/** Provinces that have schools, most first. */
export function provincesOf(schools: readonly SchoolSummary[]): ProvinceCount[] {
  return [...Map.groupBy(schools, ({ province }) => province)]
    .flatMap(([code, own]) => {
      const place = provinceByCode(code);
      return place ? [{ place, count: own.length }] : [];
    })
    .toSorted((a, b) => b.count - a.count || a.place.code.localeCompare(b.place.code));
}
