// Browsers import this file: it does not use the normalizer that search needs.

/** Letters that a name in Khmer script may contain. */
const khmerNamePattern = /^[\u1780-\u17D3\u17DD\u200B-\u200D .-]+$/;
/** Letters that a name in Latin script may contain. */
const latinNamePattern = /^[A-Za-z][A-Za-z .'-]*$/;

const khmerLetter = /[\u1780-\u17B3]/;

/** True for a name in Khmer script with at least one letter. */
export function isKhmerName(name: string): boolean {
  return khmerNamePattern.test(name) && khmerLetter.test(name);
}

/** True for a name in Latin script as in a passport. */
export function isLatinName(name: string): boolean {
  return latinNamePattern.test(name);
}

/** A name for a field that takes Latin letters only; '' while just the Khmer one is known. */
export const latinPart = (name: string): string => (isLatinName(name) ? name : '');
