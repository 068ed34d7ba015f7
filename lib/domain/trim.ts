const invisibleOrSpaceAtEnds = /^[\s\u200B-\u200D\u2060\uFEFF\u00AD]+|[\s\u200B-\u200D\u2060\uFEFF\u00AD]+$/g;

/** Trims spaces and invisible characters at both ends; `String.trim` does not remove U+200B. */
export function trimAll(text: string): string {
  return text.replace(invisibleOrSpaceAtEnds, '');
}

/** How many code units a typed text is over its limit, without what is trimmed; 0 where it fits. */
export const lettersOver = (text: string, max: number): number => Math.max(0, trimAll(text).length - max);
