import { conceptOf, meaningOf } from './concepts';
import { phrasesOf } from './phrases';

/** Letters and signs that are written for each other: they sound alike, or look alike on a small key. */
const alikeGroups = [
  // Letters.
  'ដតឌឍ',
  'ទធ',
  'ថឋ',
  'នណ',
  'លឡ',
  'សឝឞ',
  'បព',
  'ផភព',
  'ចជឆឈ',
  'កគខឃ',
  'ហអ',
  'យញ',
  'រល',
  // Vowels and signs.
  'ិីឹឺ',
  'ុូួ',
  'េែៃ',
  'ោៅ',
  'ំះៈ',
  'ើឿៀ',
  'ា័',
];
const groupsOf = new Map<string, Set<number>>();
for (const [group, letters] of alikeGroups.entries())
  for (const letter of letters) groupsOf.set(letter, (groupsOf.get(letter) ?? new Set()).add(group));

const isAlike = (one: string, other: string): boolean => {
  const groups = groupsOf.get(other);
  return groups !== undefined && [...(groupsOf.get(one) ?? [])].some((group) => groups.has(group));
};

const isVowel = (letter: string) => /[\u17b6-\u17c5]/.test(letter);
const isSign = (letter: string) => /[\u17c6-\u17d1\u17dd]/.test(letter);
const coeng = '\u17d2';

/** What it costs to write a letter too many, or to leave it out; a sign is forgotten more easily than a letter. */
const costOf = (letter: string): number => {
  if (isSign(letter)) return 0.4;
  if (letter === coeng) return 0.4;
  return isVowel(letter) ? 0.6 : 1;
};
const swapCost = 0.6;
/** A letter below another one with its sign; one that doubles the letter above is heard no more. */
const belowCost = 0.8;
const alikeCost = 0.5;

/** What it costs to write one letter for another. */
const changeCost = (one: string, other: string): number => {
  if (one === other) return 0;
  if (isAlike(one, other)) return alikeCost;
  return isVowel(one) && isVowel(other) ? 0.7 : 1;
};

/**
 * How far a typed Khmer word is from another, in slips of the pen: letters swapped, left out, doubled, or written for one
 * that is alike. More than `max` where it is farther.
 */
export function khmerDistance(typed: string, meant: string, max: number): number {
  const [a, b] = [Array.from(typed), Array.from(meant)];
  let before: number[] = [];
  let above: number[] = [];
  let row: number[] = [0];
  for (const [at, letter] of b.entries()) row.push((row[at] ?? 0) + costOf(letter));
  for (const [line, letter] of a.entries()) {
    before = above;
    above = row;
    row = [(above[0] ?? 0) + costOf(letter)];
    let least = row[0] ?? 0;
    for (const [at, wanted] of b.entries()) {
      let cost = Math.min(
        (above[at] ?? 0) + changeCost(letter, wanted),
        (above[at + 1] ?? 0) + costOf(letter),
        (row[at] ?? 0) + costOf(wanted),
      );
      if (line > 0 && at > 0 && letter === b[at - 1] && a[line - 1] === wanted)
        cost = Math.min(cost, (before[at - 1] ?? 0) + swapCost);
      if (at > 0 && b[at - 1] === coeng) cost = Math.min(cost, (row[at - 1] ?? 0) + belowCost);
      if (line > 0 && a[line - 1] === coeng) cost = Math.min(cost, (before[at + 1] ?? 0) + belowCost);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > max) return max + 1;
  }
  return row.at(-1) ?? max + 1;
}

const lettersMin = 4;
/** How many slips a word of so many letters may have: a short one is near too many others. */
const slipsMax = (letters: number): number => {
  if (letters < lettersMin) return 0;
  if (letters < 6) return 0.7;
  if (letters < 9) return 1.2;
  return letters < 14 ? 1.7 : 2.3;
};

/** The listed word that a typed one means: the nearest, of those the one that begins alike. */
function meantKhmer(typed: string, words: Iterable<string>): { word: string; slips: number } | null {
  const letters = Array.from(typed).length;
  const max = slipsMax(letters);
  if (max === 0) return null;
  let best: { word: string; slips: number } | null = null;
  for (const word of words) {
    if (word.length < lettersMin || Math.abs(word.length - typed.length) > 3) continue;
    const slips = khmerDistance(typed, word, best ? Math.min(max, best.slips) : max);
    // Another first letter is another word, where it is not alike and not swapped.
    const begins = word[0] === typed[0] || isAlike(word[0] ?? '', typed[0] ?? '') || word[0] === typed[1];
    if (slips > max || (!begins && slips >= 1)) continue;
    const isBetter = best === null || slips < best.slips;
    const beginsAlike =
      best !== null && slips === best.slips && word[0] === typed[0] && best.word[0] !== typed[0];
    if (isBetter || beginsAlike) best = { word, slips };
  }
  return best;
}

interface Piece {
  text: string;
  isKnown: boolean;
}

const khmer = /[\u1780-\u17ff]/;
const knownMin = 3;

/** The pieces of a folded text: what has a meaning, is Latin or a number stands by itself. */
const piecesOf = (text: string): Piece[] =>
  phrasesOf(text, meaningOf).map(({ text: piece, meaning }) => ({
    text: piece,
    isKnown:
      !khmer.test(piece) || meaning === 'ignored' || (meaning !== undefined && piece.length >= knownMin),
  }));

/** A question has this many; what follows is left as it is. */
const piecesMax = 16;

/** Of neighbouring pieces the run that means a listed word; the fewest slips for the most letters first. */
function meantRun(pieces: readonly Piece[], words: ReadonlySet<string>) {
  let best: { from: number; to: number; word: string; score: number } | null = null;
  for (let from = 0; from < pieces.length; from += 1) {
    for (let to = from + 1; to <= pieces.length; to += 1) {
      const run = pieces.slice(from, to);
      // What is known by itself is no slip.
      if (run.every(({ isKnown }) => isKnown)) continue;
      const typed = run.map(({ text }) => text).join('');
      const meant = words.has(typed) ? { word: typed, slips: 0 } : meantKhmer(typed, words);
      if (!meant) continue;
      const score = meant.slips - typed.length / 4;
      if (best === null || score < best.score) best = { from, to, word: meant.word, score };
    }
  }
  return best;
}

/** The words of pieces with their slips put right; null where nothing listed is near. */
function corrected(pieces: readonly Piece[], words: ReadonlySet<string>): string[] | null {
  const found = meantRun(pieces, words);
  if (!found) return null;
  const [left, right] = [pieces.slice(0, found.from), pieces.slice(found.to)];
  return [
    ...(corrected(left, words) ?? joined(left)),
    found.word,
    ...(corrected(right, words) ?? joined(right)),
  ];
}

/**
 * A folded text with its Khmer slips put right, also inside a run without spaces and over a space too many; null where
 * nothing listed is near. @param words folded
 */
export function correctKhmer(text: string, words: ReadonlySet<string>): string | null {
  if (!khmer.test(text)) return null;
  const pieces = piecesOf(text);
  const meant = corrected(pieces.slice(0, piecesMax), words);
  if (!meant) return null;
  const all = [...meant, ...joined(pieces.slice(piecesMax))];
  // Two words that are one where they stand together.
  const whole = all.join('');
  return words.has(whole) || conceptOf(whole) ? whole : all.join(' ');
}

/** The words of a folded text: unknown Khmer syllables beside each other are one, because a torn word means nothing. */
export const wholeWords = (text: string): string[] => joined(piecesOf(text));

/** Whether a folded text has a Khmer word that is not listed, and that is not the beginning of a listed one. */
export function hasUnknownKhmer(text: string, words: ReadonlySet<string>): boolean {
  if (!khmer.test(text)) return false;
  const unknown = wholeWords(text).filter((word) => khmer.test(word) && meaningOf(word) === undefined);
  return unknown.some((word) => ![...words].some((listed) => listed.startsWith(word)));
}

/** Unknown Khmer syllables beside each other are one word. */
function joined(pieces: readonly Piece[]): string[] {
  const words: string[] = [];
  let open = false;
  for (const { text, isKnown } of pieces) {
    if (open && !isKnown) words[words.length - 1] += text;
    else words.push(text);
    open = !isKnown;
  }
  return words;
}
