import { meaningOf, spellingsOf } from './concepts';
import { mayBeCorrected, meantBy } from './one-slip';

/** Spellings of one sound, as English, French and Khmer hands write them; each becomes its second form. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/ch(?=[lrn])/g, 'k'],
  [/[yj]/g, 'i'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/(?:que|ue|e)$/g, ''],
  [/er$|eur$|re$/g, 'r'],
  [/(.)\1+/g, '$1'],
];
/** How a word sounds, so that `farmacy`, `pharmacie` and `pharmacy` are one. */
const soundOf = (word: string): string =>
  sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);

const vowels = /[aeiou]/;
/** From so many letters of its sound on a word may have one slip more beside its spelling, and then two. */
const slipsFrom = [5, 8] as const;
const soundMin = 4;

/** How many letters differ, swapped neighbours counting once and a vowel for another half; more than `max` where it is more. */
function lettersBetween(a: string, b: string, max: number): number {
  let before: number[] = [];
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let line = 0; line < a.length; line += 1) {
    before = above;
    above = row;
    row = [line + 1];
    for (let at = 0; at < b.length; at += 1) {
      const [one = '', other = ''] = [a[line], b[at]];
      const change = one === other ? 0 : vowels.test(one) && vowels.test(other) ? 0.5 : 1;
      let cost = Math.min((above[at] ?? 0) + change, (above[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1);
      if (line > 0 && at > 0 && one === b[at - 1] && a[line - 1] === other)
        cost = Math.min(cost, (before[at - 1] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > max) return max + 1;
  }
  return row.at(-1) ?? max + 1;
}

/** The listed word that sounds like a typed one, or that is two slips away from a long one; it begins alike. */
function soundsLike(typed: string, words: readonly string[]): string | undefined {
  const sound = soundOf(typed);
  if (sound.length < soundMin) return undefined;
  const max = slipsFrom.filter((letters) => sound.length >= letters).length;
  let best: { word: string; apart: number } | undefined;
  for (const word of words) {
    const other = soundOf(word);
    if (Math.abs(other.length - sound.length) > max || other[0] !== sound[0]) continue;
    const apart = lettersBetween(sound, other, max);
    if (apart <= max && (best === undefined || apart < best.apart)) best = { word, apart };
  }
  return best?.word;
}

const begunMin = 7;
/** The shortest listed word that a long one begins: its end was left out. */
const begunBy = (typed: string, words: readonly string[]): string | undefined =>
  typed.length < begunMin
    ? undefined
    : words.filter((word) => word.startsWith(typed)).toSorted((a, b) => a.length - b.length)[0];

const partMin = 4;

/** Two listed words that were written without the space between them. */
const splitInTwo = (typed: string, words: ReadonlySet<string>): string | undefined => {
  for (let at = partMin; at <= typed.length - partMin; at += 1) {
    const [left, right] = [typed.slice(0, at), typed.slice(at)];
    if (words.has(left) && words.has(right)) return `${left} ${right}`;
  }
  return undefined;
};

/**
 * A folded text that finds nothing, with its Latin words as they were meant: by their sound, or as two words; null where none is
 * near. @param words folded, each of letters alone
 */
export function correctLatin(text: string, words: ReadonlySet<string>): string | null {
  const all = [...words];
  const meant = text.split(' ').map((word) => {
    const isKnown = meaningOf(word) !== undefined || spellingsOf(word).some((one) => words.has(one));
    if (!mayBeCorrected(word) || isKnown) return word;
    return (
      begunBy(word, all) ?? meantBy(word, all) ?? splitInTwo(word, words) ?? soundsLike(word, all) ?? word
    );
  });
  const corrected = meant.join(' ');
  return corrected === text ? null : corrected;
}
