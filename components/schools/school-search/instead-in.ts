import { academicApi } from '@/lib/api/academic';
import { isApiError } from '@/lib/api/api-error';

const nothing = { keyword: null, untaught: false };

/**
 * What to search in a list in place of a keyword that finds nothing there, and whether the keyword names what nobody
 * teaches. Another backend need not know.
 */
export const insteadIn = (list: 'schools' | 'courses') => async (keyword: string) => {
  try {
    return await academicApi.suggestions.instead({ query: { keyword, list } });
  } catch (error) {
    if (isApiError(error, 404)) return nothing;
    throw error;
  }
};
