const storageKey = 'sala.orientation-place';

/** Where somebody looks for programmes; null for anywhere, at any price. */
export interface SearchPlace {
  /** Two digits. */
  province: string | null;
  budgetUsd: number | null;
}

const anywhere: SearchPlace = { province: null, budgetUsd: null };

export function readSearchPlace(): SearchPlace {
  try {
    const { province, budgetUsd } = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<
      string,
      unknown
    >;
    return {
      province: typeof province === 'string' && /^\d{2}$/.test(province) ? province : null,
      budgetUsd: typeof budgetUsd === 'number' && budgetUsd > 0 ? budgetUsd : null,
    };
  } catch {
    return anywhere;
  }
}

export function keepSearchPlace(place: SearchPlace): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(place));
  } catch {
    // Asked again next time.
  }
}
