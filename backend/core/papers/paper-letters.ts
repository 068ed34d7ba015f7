import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const fontFolder = join(process.cwd(), 'backend/assets/fonts');

type Weight = 400 | 700;
interface Letters {
  ascent: number;
  /** First, last, first, last. */
  ranges: readonly number[];
}

/** What the fonts have (`backend/assets/fallback-fonts.mjs`); read for the first paper. */
let known: Readonly<Record<string, Letters>> | undefined;
const lettersOf = (file: string): Letters => {
  known ??= JSON.parse(readFileSync(join(fontFolder, 'letters.json'), 'utf8')) as Record<string, Letters>;
  const found = known[file];
  if (!found) throw new Error(`${file} is not in letters.json.`);
  return found;
};

const ownFile = 'kantumruy-pro-latin-400';
/** In the order in which they are asked: letters of Latin, Cyrillic and Greek, signs, and the writings of neighbours. */
const fallbacks = ['letters', 'signs', 'thai', 'lao', 'arabic', 'chinese'] as const;
type Fallback = (typeof fallbacks)[number];
const fileOf = (name: Fallback, weight: Weight) =>
  name === 'letters' ? `noto-letters-${weight}` : `noto-${name}`;

/** The files of all fonts by the names under which a document has them. */
export const paperFonts: Readonly<Record<string, string>> = Object.fromEntries(
  ([400, 700] as const).flatMap((weight) => [
    [`khmer-${weight}`, `kantumruy-pro-khmer-${weight}.woff`],
    [`latin-${weight}`, `kantumruy-pro-latin-${weight}.woff`],
    ...fallbacks.map((name) => [`${name}-${weight}`, `${fileOf(name, weight)}.woff`]),
  ]),
);

const has = ({ ranges }: Letters, point: number): boolean => {
  let [low, high] = [0, ranges.length / 2 - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (point < (ranges[middle * 2] ?? 0)) high = middle - 1;
    else if (point > (ranges[middle * 2 + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
};
const hasAll = (letters: Letters, text: string) =>
  Array.from(text).every((letter) => has(letters, letter.codePointAt(0) ?? 0));

const khmerRun = /[\u1780-\u17ff\u19e0-\u19ff\u200b-\u200d\u25cc]+/g;
/** They choose between shapes of an emoji and are drawn nowhere. */
const unseen = /[\ufe00-\ufe0f\u{e0000}-\u{e007f}]/gu;

export interface Run {
  text: string;
  font: string;
  /** By how much it is drawn lower, as a part of its size: fonts differ in height, words stand on one line. */
  lower: number;
}

/** The fonts that have the letters of a word: one where one has them all, so that a name is of one hand. */
function fontsOfWord(word: string, weight: Weight): Run[] {
  const own = lettersOf(ownFile);
  if (hasAll(own, word)) return [{ text: word, font: `latin-${weight}`, lower: 0 }];
  const runIn = (name: Fallback, text: string): Run => ({
    text,
    font: `${name}-${weight}`,
    lower: (own.ascent - lettersOf(fileOf(name, 400)).ascent) / 1_000,
  });
  const whole = fallbacks.find((name) => hasAll(lettersOf(fileOf(name, 400)), word));
  if (whole) return [runIn(whole, word)];
  const runs: Run[] = [];
  for (const letter of word) {
    const name = hasAll(own, letter)
      ? undefined
      : fallbacks.find((each) => hasAll(lettersOf(fileOf(each, 400)), letter));
    const next = name ? runIn(name, letter) : { text: letter, font: `latin-${weight}`, lower: 0 };
    const last = runs.at(-1);
    if (last?.font === next.font) last.text += letter;
    else runs.push(next);
  }
  return runs;
}

/** The words of a text and the spaces between them, each with the font that has its letters. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  let end = 0;
  const addWords = (part: string) => {
    for (const [word] of part.replace(unseen, '').matchAll(/ +|[^ ]+/g))
      runs.push(...fontsOfWord(word, weight));
  };
  for (const { 0: khmer, index } of text.matchAll(khmerRun)) {
    addWords(text.slice(end, index));
    runs.push({ text: khmer, font: `khmer-${weight}`, lower: 0 });
    end = index + khmer.length;
  }
  addWords(text.slice(end));
  return runs;
}

/** The letters of texts that no font of papers has, each once: a paper would have boxes in their place. */
export function missingLetters(texts: Iterable<string>): string[] {
  const missing = new Set<string>();
  const own = lettersOf(ownFile);
  for (const text of texts)
    for (const letter of text.replace(khmerRun, '').replace(unseen, ''))
      if (
        !/\s/.test(letter) &&
        !hasAll(own, letter) &&
        !fallbacks.some((name) => hasAll(lettersOf(fileOf(name, 400)), letter))
      )
        missing.add(letter);
  return [...missing];
}
