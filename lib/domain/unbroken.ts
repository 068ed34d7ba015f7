/** Word joiner: invisible, and prevents a line break. Searching in a page and copying into a search pass over it. */
export const wordJoiner = '\u2060';

/** The original text: for titles, search engines, messages and other programs. */
export const withoutJoins = (text: string): string => text.replaceAll(wordJoiner, '');

/** The text with every hyphen and dash joined to what follows, for reading on a page. */
export const joinHyphens = (text: string): string => text.replaceAll(/[-–](?!\u2060)/g, `$&${wordJoiner}`);

/** The text as one line: no space and no dash ends a line either. For a range of hours or prices. */
export const unbroken = (text: string): string => joinHyphens(text.replaceAll(' ', '\u00a0'));
