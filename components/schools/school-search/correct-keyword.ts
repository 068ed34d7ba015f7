import { academicApi } from '@/lib/api/academic';

/** The keyword with one typing error in a Latin word corrected; null when there is none. */
export const correctKeyword = async (keyword: string): Promise<string | null> =>
  (await academicApi.suggestions.list({ query: { keyword } })).correction;
