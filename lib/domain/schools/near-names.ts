import { fold } from '@/lib/domain/khmer/khmer';

/** The names of a school, in whatever script they were typed. */
export interface SchoolNames {
  name: string;
  nameNative: string;
}

/** Letters of other alphabets, each before the Latin one that it looks like. */
const lookalikePairs =
  'аa вb еe ёe кk мm нh оo рp сc тt уy хx іi їi јj ѕs ԁd ɡg һh ӏl αa βb εe ηn ιi κk νv οo ρp τt υu χx ıi øo łl đd';
const lookalikes: ReadonlyMap<string, string> = new Map(
  lookalikePairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** Words that make no other school of a name. */
const emptyWords = new Set(
  'the of and for at in a an official officially original real true genuine verified authentic page website site online portal account ltd co inc'.split(
    ' ',
  ),
);
/** The same in Khmer, which has no spaces: official, web site, page. */
const emptyKhmer = ['ផ្លូវការ', 'គេហទំព័រ', 'ទំព័រ'].map(fold);

const latinMarks = /[\u0300-\u036f]/g;
/** Digits that stand for letters inside a word, as in `R0yal`. */
const digitInWord = /(?<=\p{L})[01345](?=\p{L})/gu;
const lettersOfDigits: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's' };
const otherThanLetters = /[^\p{L}\p{M}\p{N}]+/gu;

/** The words of a name that tell it from others, as they are compared. */
const wordsOf = (name: string): string[] => {
  const plain = fold(name.normalize('NFKC')).normalize('NFKD').replace(latinMarks, '').normalize('NFC');
  const latin = [...plain].map((letter) => lookalikes.get(letter) ?? letter).join('');
  const spelled = latin.replace(digitInWord, (digit) => lettersOfDigits[digit] ?? digit);
  const bare = emptyKhmer.reduce((text, word) => text.replaceAll(word, ' '), spelled);
  const all = bare.split(otherThanLetters).filter((word) => word !== '');
  const telling = all.filter((word) => !emptyWords.has(word));
  return telling.length > 0 ? telling : all;
};

/** What a name is compared by. */
interface NameKey {
  words: readonly string[];
  joined: string;
  sorted: string;
  digits: string;
}

const keysMax = 20_000;
const keys = new Map<string, NameKey>();

const nameKey = (name: string): NameKey => {
  const known = keys.get(name);
  if (known) return known;
  const words = wordsOf(name);
  const joined = words.join('');
  const digits = joined.replace(/\D+/g, ' ').trim();
  const key = { words, joined, sorted: words.toSorted().join(''), digits };
  // To fold Khmer costs more than to compare, and the names of schools stay the same.
  if (keys.size >= keysMax) keys.clear();
  keys.set(name, key);
  return key;
};

/**
 * How many letters are wrong, missing, too many, or in the place of their neighbour; `max + 1` where it is more than `max`.
 */
export function slipsBetween(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let earlier: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      now.push(
        Math.min(
          (before[column - 1] ?? 0) + (isSame ? 0 : 1),
          (before[column] ?? 0) + 1,
          (now[column - 1] ?? 0) + 1,
          isSwapped ? (earlier[column - 2] ?? max) + 1 : max + 1,
        ),
      );
    }
    if (Math.min(...now) > max) return max + 1;
    [earlier, before] = [before, now];
  }
  return Math.min(before[other.length] ?? max + 1, max + 1);
}

/** One slip for each so many letters; Khmer names differ in fewer. */
const lettersPerSlip = 10;
/** A name that is part of another one is near it from here on: shorter ones are parts of too many. */
const partLettersMin = 14;

const holds = (whole: NameKey, part: NameKey): boolean =>
  part.joined.length >= partLettersMin &&
  (whole.joined.includes(part.joined) ||
    (part.words.length > 1 && part.words.every((word) => whole.words.includes(word))));

/** Whether readers could take one name for the other. Names with other numbers are other schools. */
function areNear(one: NameKey, other: NameKey): boolean {
  if (one.joined === '' || other.joined === '' || one.digits !== other.digits) return false;
  if (one.joined === other.joined || one.sorted === other.sorted) return true;
  if (holds(one, other) || holds(other, one)) return true;
  const max = Math.floor(Math.min(one.joined.length, other.joined.length) / lettersPerSlip);
  return (
    max > 0 &&
    Math.min(slipsBetween(one.joined, other.joined, max), slipsBetween(one.sorted, other.sorted, max)) <= max
  );
}

const keysOf = ({ name, nameNative }: SchoolNames): NameKey[] =>
  [...new Set([name, nameNative])].map(nameKey);

/** Of some schools those whose names are near the given ones in either field, in the order given. */
export function nearNamed<School extends SchoolNames>(
  names: SchoolNames,
  schools: readonly School[],
): School[] {
  const own = keysOf(names);
  return schools.filter((school) => keysOf(school).some((key) => own.some((mine) => areNear(mine, key))));
}
