const pattern = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/;

/** The `name: value` lines between `---` of a Markdown file, and its text. @throws {Error} where there are none. */
export function frontMatterOf(source: string): { values: Partial<Record<string, string>>; text: string } {
  const [, head, body] = pattern.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw new Error('There is no front matter.');
  const pairs = head.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return { values: Object.fromEntries(pairs), text: body.trim() };
}
