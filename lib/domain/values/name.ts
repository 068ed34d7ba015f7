// Browsers import this file: it counts no graphemes.

import { trimAll } from '@/lib/domain/trim';

/** What stands for the family name of somebody who has one name only; it is never printed. */
export const noFamilyName = '-';

const noneMarks = /^(?:[-‐-―−－]{1,3}|[._/]|n\/a)$/iu;

/** Written so that two people who mean one name write one: spaces, curly or wrong apostrophes, long dashes, `Md.Ali`. */
export const tidyName = (written: string): string =>
  trimAll(written.normalize('NFC'))
    .replace(/[‘’ʼʻ`´＇]/gu, "'")
    .replace(/[‐-―−－]/gu, '-')
    .replace(/\.(?=\p{Lu}\p{Ll})/gu, '. ')
    .replace(/\s+/gu, ' ');

/** Whether nothing, or a mark for nothing, stands in the place of a part of a name. */
export const isNoName = (written: string): boolean => {
  const name = trimAll(written);
  return name === '' || noneMarks.test(name);
};

/** The family name as it is stored: one mark for all that say that there is none. */
export const readFamilyName = (written: string): string =>
  trimAll(written) === '' ? '' : isNoName(written) ? noFamilyName : tidyName(written);

/** A letter with the letters below it and the signs around it; a sign alone, or one that joins to nothing, is none. */
const khmerSyllable = String.raw`[\u1780-\u17B3](?:\u17D2[\u1780-\u17B3]|[\u17B6-\u17D1\u17D3\u17D7\u17DD\u200B-\u200D])*`;
const khmerNamePattern = new RegExp(`^(?:${khmerSyllable})+(?:[ .-]+(?:${khmerSyllable})+)*\\.?$`, 'u');

/** Latin letters with the marks of any language, from the first one on; ` @ ` and `A/L` as in passports of Malaysia. */
const latinWord = String.raw`'?\p{Script=Latin}[\p{Script=Latin}\p{M}']*`;
const latinNamePattern = new RegExp(
  `^${latinWord}(?:(?:[ .-]+|, | @ )${latinWord})*\\.?(?:(?:,? [ASDWasdw]/[OPLopl] )${latinWord}(?:[ .-]+${latinWord})*)?$`,
  'u',
);

/** Letters of any script, with their marks, and what stands between the parts of a name. */
const namePattern = /^[\p{L}\p{M}\u200B-\u200D .'·-]+$/u;
/** A dot belongs to an initial; between letters it makes an address. */
const dotInWord = /\.(?=[\p{L}\p{M}]{2})/u;
/** More marks on one letter than any language has. */
const heapOfMarks = /\p{M}{6}/u;
const otherScripts = ['Thai', 'Lao', 'Han', 'Hangul', 'Myanmar', 'Devanagari', 'Tamil', 'Arabic', 'Cham'].map(
  (script) =>
    new RegExp(`^[\\p{Script=${script}}\\p{Script=Inherited}\\p{Script=Common}]*\\p{Script=${script}}`, 'u'),
);

const isOneLine = (name: string) => !/[\p{Cc}\u2028\u2029]/u.test(name);

/** True for a name in Khmer letters. */
export function isKhmerName(written: string): boolean {
  const name = tidyName(written);
  return isOneLine(written.trim()) && khmerNamePattern.test(name) && !heapOfMarks.test(name);
}

/** True for a name in Latin letters, as in a passport of any country. */
export function isLatinName(written: string): boolean {
  const name = tidyName(written);
  return (
    isOneLine(written.trim()) &&
    latinNamePattern.test(name) &&
    !heapOfMarks.test(name.normalize('NFD')) &&
    !dotInWord.test(name)
  );
}

/** Whether a text can be what a person is called: letters of one script a word, in one line. */
export function isWrittenName(typed: string): boolean {
  const name = tidyName(typed);
  if (isLatinName(typed) || isKhmerName(typed)) return true;
  if (!isOneLine(typed.trim()) || !namePattern.test(name) || dotInWord.test(name) || heapOfMarks.test(name))
    return false;
  return name
    .split(' ')
    .every(
      (word) => isLatinName(word) || isKhmerName(word) || otherScripts.some((script) => script.test(word)),
    );
}

/** A name for a field that takes Latin letters only; '' while just the Khmer one is known. */
export const latinPart = (name: string): string => (name === noFamilyName || isLatinName(name) ? name : '');

/** The Khmer family name as a form begins with it: whoever has one name in Latin letters has one in Khmer. */
export const khmerFamilyNameOf = (known: { lastName: string; lastNameKm: string | null }): string =>
  known.lastNameKm ?? (known.lastName === noFamilyName ? noFamilyName : '');

/** The parts of a name in one line, the family name first; one word is the only name. */
export const partsOfName = (written: string): { lastName: string; firstName: string } => {
  const [first = '', ...others] = tidyName(written).split(' ');
  return others.length === 0
    ? { lastName: noFamilyName, firstName: first }
    : { lastName: first, firstName: others.join(' ') };
};
