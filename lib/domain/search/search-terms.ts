import { fold, searchWords } from '@/lib/domain/khmer/khmer';
import { conceptOf, type Meaning, meaningOf, type SearchConcept } from './concepts';
import { type Phrase, phrasesOf } from './phrases';

/** A part of a query: all of its words must occur, or one of its meanings must match. */
export interface SearchTerm {
  /** As it was typed, folded. */
  text: string;
  words: readonly string[];
  concept?: SearchConcept;
}

export const searchTermsMax = 8;

const pieces = (text: string): Phrase<Meaning>[] => {
  const whole = conceptOf(text);
  return whole ? [{ text, words: searchWords(text), meaning: whole }] : phrasesOf(text, meaningOf);
};

/** The terms of a query. Words such as "study" and "in" count only in a query without other words. */
export function searchTerms(keyword: string): SearchTerm[] {
  const text = fold(keyword);
  const all = pieces(text);
  const telling = all.filter(({ meaning }) => meaning !== 'ignored');
  const terms = (telling.length > 0 ? telling : all).map(({ text: typed, words, meaning }): SearchTerm => {
    const term = { text: typed, words: [...new Set(words)] };
    return meaning === undefined || meaning === 'ignored' ? term : { ...term, concept: meaning };
  });
  return terms.length > 0 ? terms.slice(0, searchTermsMax) : [{ text, words: [text] }];
}
