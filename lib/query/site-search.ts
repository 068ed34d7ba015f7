import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { serverApi } from '@/lib/api/server';
import type { SearchKind } from '@/lib/domain/search/search-kinds';
import type { Locale } from '@/lib/i18n/locales';
import { lifeOf, reach } from './reach';

/** What the whole site has for a keyword; null where the backend does not know this search. */
export async function cachedFindings(lang: Locale, keyword: string, kind: SearchKind | null) {
  'use cache';
  cacheTag('schools', 'subjects', 'categories', 'scholarships', 'vacancies', 'events', 'fairs', 'campaigns');
  cacheTag('articles', 'questions', 'site-texts');
  const found = await reach(
    serverApi.siteSearch.find({ query: { keyword, lang, ...(kind !== null && { kind }) } }),
  );
  cacheLife(lifeOf(found));
  return found ?? null;
}
