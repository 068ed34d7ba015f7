const pattern = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/;

/**
 * The `key: value` lines between `---` of a Markdown file, and its text. @throws {Error} naming the file when there
 * are none.
 */
export function frontMatterOf(
  name: string,
  source: string,
): { values: Partial<Record<string, string>>; text: string } {
  const [, head, body] = pattern.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${name} has no front matter.`);
  const pairs = head.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return { values: Object.fromEntries(pairs), text: body.trim() };
}
