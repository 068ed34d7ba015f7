import { deviceStore, readBy } from '@/lib/device/device-store';

/** The region and budget for programs; null for any. */
export interface SearchPlace {
  /** Two digits. */
  province: string | null;
  budgetUsd: number | null;
}

const anywhere: SearchPlace = { province: null, budgetUsd: null };

const schema = readBy((value): SearchPlace | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { province, budgetUsd } = value as Record<string, unknown>;
  return {
    province: typeof province === 'string' && /^\d{2}$/.test(province) ? province : null,
    budgetUsd: typeof budgetUsd === 'number' && budgetUsd > 0 ? budgetUsd : null,
  };
});
const store = deviceStore('sala.orientation-place', schema, { scope: 'device' });

export const readSearchPlace = (): SearchPlace => store.read() ?? anywhere;
export const keepSearchPlace = (place: SearchPlace): boolean => store.write(place);
