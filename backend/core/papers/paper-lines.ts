import { joinCompounds } from '@/lib/domain/khmer/compounds';
import { withoutJoins } from '@/lib/domain/unbroken';

const words = new Intl.Segmenter('km', { granularity: 'word' });
const letters = new Intl.Segmenter('km', { granularity: 'grapheme' });
const khmerWord = /^[\u1780-\u17d3\u17dd\u2060]+$/;
const repetition = '\u17d7';
const space = /\s$/;

/** What a line may break between: words, in Khmer too, where no spaces are. Signs stay at the word that they belong to. */
export function wordsOf(text: string): string[] {
  const parts: string[] = [];
  let isAfterWord = false;
  for (const { segment } of words.segment(joinCompounds(text))) {
    const isWord = khmerWord.test(segment);
    const before = parts.at(-1);
    if (before === undefined || space.test(before) || (isAfterWord && isWord)) parts.push(segment);
    else parts[parts.length - 1] = before + segment;
    isAfterWord = isWord || segment === repetition;
  }
  return parts.map(withoutJoins);
}

/** Breaks a text into lines that fit; a word that is longer than a line is broken between its letters. */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    let used = 0;
    // Words are measured alone: whole lines would be shaped anew with each word.
    const add = (part: string) => {
      if (line !== '' && used + widthOf(part.trimEnd()) > width) {
        lines.push(line.trimEnd());
        [line, used] = ['', 0];
      }
      const added = line === '' ? part.trimStart() : part;
      line += added;
      used += widthOf(added);
    };
    for (const word of wordsOf(paragraph)) {
      if (widthOf(word.trimEnd()) <= width) add(word);
      else for (const { segment } of letters.segment(word)) add(segment);
    }
    return [...lines, line.trimEnd()];
  });
}
