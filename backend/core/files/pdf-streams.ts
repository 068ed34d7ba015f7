/** A dictionary longer than this is not read. */
const dictionaryMaxCharacters = 1024 * 1024;

/** A name may contain escapes: /J#53 is /JS. */
const unescapeNames = (text: string): string =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** A letter may be written as its code, its hexadecimal digits in either case: /J#53 is /JS. */
const spelled = (letter: string): string => {
  const code = letter.charCodeAt(0).toString(16);
  return `(?:${letter}|#(?:${code}|${code.toUpperCase()}))`;
};

/** One of these names, however it is spelled. */
export const anyName = (...names: string[]): RegExp =>
  new RegExp(`/(?:${names.map((name) => [...name].map(spelled).join('')).join('|')})\\b`);

/** Characters as ISO 32000 names them: white space, comment, dictionary, name, hexadecimal string, array, word. */
const token =
  /[\0\t\n\f\r ]+|%[^\r\n]*|<<|>>|\/[^\0\t\n\f\r ()<>[\]{}/%]*|<[^<>]*>|[[\]{}]|[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const stringMark = /[()]|\\[^]/g;

/** The end of the string that begins at `start`; -1 where it does not end. */
export function endOfString(text: string, start: number): number {
  stringMark.lastIndex = start;
  for (let depth = 0, mark = stringMark.exec(text); mark; mark = stringMark.exec(text)) {
    if (mark[0] === '(') depth += 1;
    if (mark[0] === ')') depth -= 1;
    if (depth === 0) return stringMark.lastIndex;
  }
  return -1;
}

interface PdfDictionary {
  /** What stands behind each key; a key may stand more than once, and readers differ in which one they take. */
  entries: Map<string, string[]>;
  length: number;
}

/** The dictionary at the beginning of a text; null where there is none, or where it does not end. */
export function readDictionary(text: string): PdfDictionary | null {
  const entries = new Map<string, string[]>();
  let values: string[] = [];
  let depth = 0;
  for (let at = 0; at < text.length;) {
    token.lastIndex = at;
    const isString = text[at] === '(';
    const end = isString ? endOfString(text, at) : token.test(text) ? token.lastIndex : -1;
    if (end === -1) return null;
    const word = text.slice(at, end);
    at = end;
    if (/^[\0\t\n\f\r %]/.test(word)) continue;
    if (word === '<<' || word === '[') depth += 1;
    if (word === '>>' || word === ']') depth -= 1;
    if (depth === 0) return word === '>>' ? { entries, length: at } : null;
    const isKey = depth === 1 && word.startsWith('/') && values.at(-1) !== '';
    if (isKey) {
      const key = unescapeNames(word.slice(1));
      values = entries.get(key) ?? [];
      entries.set(key, values);
      values.push('');
    } else if (values.length > 0) values[values.length - 1] += ` ${isString ? '()' : unescapeNames(word)}`;
  }
  return null;
}

export interface PdfObjectName {
  number: number;
  generation: number;
}

export interface PdfStream extends PdfObjectName {
  entries: PdfDictionary['entries'];
  /** Where its data begins. */
  start: number;
}

const spaces = /[\0\t\n\f\r ]*/y;
const lineEnd = /[\r\n]|$/g;

/** Behind white space and comments. */
function skipSpace(text: string, from: number): number {
  for (let at = from; ;) {
    spaces.lastIndex = at;
    spaces.test(text);
    at = spaces.lastIndex;
    if (text[at] !== '%') return at;
    lineEnd.lastIndex = at;
    at = lineEnd.exec(text)?.index ?? text.length;
  }
}

const objectName = /(\d{1,10})\s+(\d{1,5})\s+$/;
const dataMark = /stream(?:\r?\n|\r)?/y;

/**
 * The streams of a file, wherever a reader may find one: a reader goes by offsets, so an object may stand inside of a
 * comment, a string or another stream.
 * @throws {RangeError} where objects overlap so often that reading them would take long
 */
export function* pdfStreams(text: string): Generator<PdfStream> {
  let left = text.length + dictionaryMaxCharacters;
  const pass = (from: number, to: number) => {
    left -= to - from;
    if (left < 0) throw new RangeError('The objects of this file overlap.');
    return to;
  };
  for (const { index } of text.matchAll(/\bobj/g)) {
    const start = pass(index, skipSpace(text, index + 3));
    if (!text.startsWith('<<', start)) continue;
    const part = text.slice(start, start + dictionaryMaxCharacters);
    const dictionary = readDictionary(part);
    const end = pass(start, start + (dictionary?.length ?? part.length));
    if (!dictionary) continue;
    dataMark.lastIndex = pass(end, skipSpace(text, end));
    if (!dataMark.test(text)) continue;
    const [, number = 0, generation = 0] = objectName.exec(text.slice(Math.max(0, index - 24), index)) ?? [];
    yield {
      entries: dictionary.entries,
      start: dataMark.lastIndex,
      number: Number(number),
      generation: Number(generation),
    };
  }
}
