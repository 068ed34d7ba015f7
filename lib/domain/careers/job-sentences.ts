import { fold } from '@/lib/domain/khmer/khmer';

/** One expression of alternatives over folded text; sources are lower case, because folding changes letters only. */
export const any = (...sources: string[]): RegExp => new RegExp(sources.map(fold).join('|'), 'u');

const noEn = String.raw`\b(no|not|never|nobody|nothing|without|don't)\b`;
const noKm = 'មិន|គ្មាន|ពុំ|ឥត|កុំ|ឡើយ|អត់';
export const isDenied = any(noEn, noKm);

export interface Sentence {
  written: string;
  folded: string;
  /** What a negation reaches: it ends at a comma or a conjunction, and in Khmer at a space. */
  clauses: readonly string[];
}

const khmerSpace = /(?<=[\u1780-\u17ff]) (?=[\u1780-\u17ff])/u;

const toSentence = (written: string): Sentence => {
  const folded = fold(written);
  return {
    written,
    folded,
    clauses: folded.split(/,|;| and | but /).flatMap((clause) => clause.split(khmerSpace)),
  };
};

export const sentencesOf = (texts: readonly string[]): Sentence[] =>
  texts
    .flatMap((text) => text.split(/[.!?](?=\s|$)|[។៕៖\n]|:(?=\s)/))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(toSentence);

export const saysPlainly = (clauses: readonly string[], pattern: RegExp): boolean =>
  clauses.some((clause) => pattern.test(clause) && !isDenied.test(clause));
