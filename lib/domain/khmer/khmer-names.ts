// Browsers import this file: it does without the normaliser that search needs.

/** Letters a name in Khmer script may hold. */
export const khmerNamePattern = /^[\u1780-\u17D3\u17DD\u200B-\u200D .-]+$/;
/** Letters a name in Latin script may hold. */
export const latinNamePattern = /^[A-Za-z][A-Za-z .'-]*$/;

const khmerLetter = /[\u1780-\u17B3]/;

/** True for a name in Khmer script with at least one letter. */
export function isKhmerName(name: string): boolean {
  return khmerNamePattern.test(name) && khmerLetter.test(name);
}

/** True for a name in Latin script as it stands in a passport. */
export function isLatinName(name: string): boolean {
  return latinNamePattern.test(name);
}
