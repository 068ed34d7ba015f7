import { majors } from '../schools/majors';
import type { SuggestedMajor } from './orientation-suggestions';

interface StoredMajor {
  code: string;
  name: string;
  nameNative: string;
  interests: string;
}

/** Sala's own list, as every site begins with it. */
export const firstMajors: readonly SuggestedMajor[] = majors.map(({ code, en, km, riasec }) => ({
  code,
  en,
  km,
  interests: riasec,
}));

/** The majors of this site as suggestions need them; Sala's own list where the site says nothing about interests. */
export const suggestedMajors = (stored: readonly StoredMajor[]): readonly SuggestedMajor[] =>
  stored.some(({ interests }) => interests !== '')
    ? stored.map(({ code, name, nameNative, interests }) => ({ code, en: name, km: nameNative, interests }))
    : firstMajors;
