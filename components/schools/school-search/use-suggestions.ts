'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadClient } from '@/lib/api/load-client';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { recentSearches } from './recent-searches';
import {
  recentOptions,
  type SearchedList,
  type SuggestionOption,
  suggestionOptions,
} from './suggestion-options';

const pauseMs = 200;
const typedMin = 2;

/** The suggestions for the text in the field: recent searches when it is empty, else the backend's after a pause. */
export function useSuggestions(
  typed: string,
  list: SearchedList,
  wanted: boolean,
): readonly SuggestionOption[] {
  const locale = useLocale();
  const recent = useDeviceValue(recentSearches);
  const [found, setFound] = useState<{ typed: string; options: SuggestionOption[] } | null>(null);
  const keyword = typed.trim();
  const asks = wanted && keyword.length >= typedMin;
  useEffect(() => {
    if (!asks) return undefined;
    let isLatest = true;
    const ask = async () => {
      const { academicApi } = await loadClient(import('@/lib/api/academic'));
      const answer = await academicApi.suggestions.list({ query: { keyword } });
      if (isLatest) setFound({ typed: keyword, options: suggestionOptions(answer, list, locale) });
    };
    // Without an answer the form still searches.
    const timer = setTimeout(() => void ask().catch(() => undefined), pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [asks, keyword, list, locale]);
  if (!wanted) return [];
  if (keyword === '') return recentOptions(recent ?? []);
  return asks && found?.typed === keyword ? found.options : [];
}
