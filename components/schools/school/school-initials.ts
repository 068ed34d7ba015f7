import type { Locale } from '@/lib/i18n/locales';
import { withoutJoins } from '@/lib/domain/khmer/compounds';

const latinMax = 3;
const khmerMax = 2;
const smallWords = new Set(['of', 'the', 'and', 'for', 'in', 'at', 'de']);

/** Kinds of schools, with which most names begin; longer ones first. */
const kinds =
  /^(?:សាកលវិទ្យាល័យ|អនុវិទ្យាល័យ|វិទ្យាស្ថាន|វិទ្យាល័យ|មជ្ឈមណ្ឌល|មត្តេយ្យ|បឋមសិក្សា|សាលារៀន|សាលា|ពហុបច្ចេកទេស|អន្តរជាតិ|ជាតិ|ភូមិន្ទ)+/u;

/** Base consonants and independent vowels; one below another letter does not begin a syllable. */
const khmerLetters = /(?<!\u17d2)[\u1780-\u17b3]/gu;

const latinInitials = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{L}/u.test(word) && !smallWords.has(word.toLowerCase()))
    .slice(0, latinMax)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/**
 * The letters of a school's emblem: up to three capitals ("Royal School of Arts" gives RSA), in Khmer the first two
 * letters of what is its own in the name.
 */
export function schoolInitials(school: { name: string; nameNative: string }, locale: Locale): string {
  if (locale === 'en') return latinInitials(school.name);
  const native = withoutJoins(school.nameNative).replaceAll(/[\s\u200b]/gu, '');
  const own = native.replace(kinds, '');
  const letters = (own || native).match(khmerLetters)?.slice(0, khmerMax).join('');
  return letters ?? latinInitials(school.name);
}
