import { fold, searchWords } from '@/lib/domain/khmer/khmer';

/** Words for a kind itself: "internship" asks for all of them. */
export const kindWords = {
  jobs: ['job', 'jobs', 'work', 'vacancy', 'vacancies', 'hiring', 'ការងារ', 'ឱកាសការងារ', 'រកការងារ'],
  internships: ['internship', 'internships', 'intern', 'interns', 'កម្មសិក្សា', 'ហាត់ការ'],
  events: ['event', 'events', 'ព្រឹត្តិការណ៍'],
  fairs: ['fair', 'fairs', 'ពិព័រណ៍'],
  campaigns: ['camp', 'camps', 'campaign', 'campaigns', 'ជំរុំ', 'យុទ្ធនាការ'],
  scholarships: ['scholarship', 'scholarships', 'អាហារូបករណ៍', 'អាហារូបករណ៏'],
} as const;
export type OfferKind = keyof typeof kindWords;

const joiners: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'in',
  'at',
  'of',
  'for',
  'and',
  'or',
  'to',
  'នៅ',
  'ក្នុង',
  'និង',
  'នៃ',
]);

const without = (text: string, word: string): string =>
  /[a-z]/.test(word) ? text.replaceAll(` ${word} `, ' ') : text.replaceAll(word, ' ');

/**
 * The words that an offer of a kind must hold: those of the keyword without the name of the kind. None where the keyword
 * names the kind only; null where it says nothing.
 */
export function wordsOfOffer(keyword: string, kind: OfferKind): string[] | null {
  const text = fold(keyword);
  const words = searchWords(text).filter((word) => !joiners.has(word));
  if (words.length === 0) return null;
  // Of two words side by side each has its own spaces.
  const spaced = ` ${text.replaceAll(' ', '  ')} `;
  const rest = kindWords[kind].map(fold).reduce(without, spaced);
  return searchWords(rest).filter((word) => !joiners.has(word));
}
