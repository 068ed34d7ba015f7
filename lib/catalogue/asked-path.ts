/** The folder of the pages that are rendered for one query of a catalogue; no address begins with it. */
export const askedFolder = '/asked';

/** The path that the browser has, from the one that the server renders. Without language. */
export const shownPath = (path: string): string =>
  path.startsWith(`${askedFolder}/`) ? path.slice(askedFolder.length).replace(/\/[^/]*$/, '') : path;
