/** What the simple editor of texts has no sign for: tables, pictures, code, rules, other levels of headings, what is struck out. */
const beyond = [
  /^\s*\|.*\|/m,
  /!\[/,
  /`/,
  /^ {0,3}(?:-{3,}|\*{3,}|_{3,})\s*$/m,
  /^ {0,3}(?:#|#{4,6})\s/m,
  /~~/,
];

/** True when the simple editor gives the text back as it was. */
export const isSimpleMarkdown = (markdown: string): boolean => beyond.every((sign) => !sign.test(markdown));
