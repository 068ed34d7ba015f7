export const mentionOf = (name: string) => `@${name}`;

/** A note with somebody mentioned at its end. */
export const withMention = (note: string, name: string): string =>
  `${note}${note === '' || /\s$/.test(note) ? '' : ' '}${mentionOf(name)} `;

/** Which of the names a note mentions; where one begins another, the longer one is meant. */
export function mentionedIn(note: string, names: readonly string[]): string[] {
  let rest = note;
  const longFirst = names.toSorted((a, b) => b.length - a.length);
  return longFirst.filter((name) => {
    const isMentioned = rest.includes(mentionOf(name));
    rest = rest.replaceAll(mentionOf(name), '');
    return isMentioned;
  });
}
