const invisibleOrSpaceAtEnds = /^[\s\u200B-\u200D\u2060\uFEFF\u00AD]+|[\s\u200B-\u200D\u2060\uFEFF\u00AD]+$/g;

/** Trims spaces and invisible characters at both ends; `String.trim` does not remove U+200B. */
export function trimAll(text: string): string {
  return text.replace(invisibleOrSpaceAtEnds, '');
}
