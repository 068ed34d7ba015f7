import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod';
import {
  type DistrictWithCommunes,
  geographyUrl,
  highSchoolsUrl,
  placeUnits,
} from '@/lib/domain/geography/geography';
import { loadClient } from './load-client';

const place = z.object({ code: z.string(), km: z.string(), en: z.string(), unit: z.enum(placeUnits) });
const districts: z.ZodType<DistrictWithCommunes[]> = z.array(place.extend({ communes: z.array(place) }));
const highSchools = z.array(z.object({ code: z.string(), km: z.string(), district: z.string() }));

/** A data file of this site; it changes only with a release, so it is fetched once. */
const publicFile = <T>(url: string, schema: z.ZodType<T>) =>
  queryOptions({
    queryKey: ['public-file', url],
    queryFn: async ({ signal }): Promise<T> => {
      const { http } = await loadClient(import('./http'));
      return schema.parse((await http.get<unknown>(url, { signal })).data);
    },
    staleTime: Infinity,
    gcTime: Infinity,
    // Offline it fails at once and says so, instead of waiting silently.
    networkMode: 'always',
  });

/** Places of Cambodia below the provinces, by province code, in Khmer order. */
export const placesApi = {
  districts: (provinceCode: string) => publicFile(geographyUrl(provinceCode), districts),
  highSchools: (provinceCode: string) => publicFile(highSchoolsUrl(provinceCode), highSchools),
};
