// Browsers import this file: it counts no graphemes.

/** Letters of one script a word, with their marks, and what stands between the parts of a name. */
const namePattern = /^[\p{L}\p{M}\u200B-\u200D .'’·-]+$/u;
/** A dot belongs to an initial; between letters it makes an address. */
const dotInWord = /\.(?=[\p{L}\p{M}]{2})/u;
/** More marks on one letter than any language has. */
const heapOfMarks = /\p{M}{6}/u;
const scripts = ['Latin', 'Khmer', 'Thai', 'Lao', 'Han', 'Hangul', 'Myanmar', 'Devanagari', 'Arabic'].map(
  (script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Inherited}\\p{Script=Common}]+$`, 'u'),
);

/** Whether a text can be what a person is called: letters of one script a word, in one line. */
export function isWrittenName(typed: string): boolean {
  if (/[\p{Cc}\u2028\u2029]/u.test(typed)) return false;
  const name = typed.normalize('NFC').trim();
  if (!/\p{L}/u.test(name) || !namePattern.test(name) || dotInWord.test(name) || heapOfMarks.test(name))
    return false;
  return name.split(' ').every((word) => scripts.some((script) => script.test(word)));
}
