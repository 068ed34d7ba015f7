import { readFileSync } from 'node:fs';

/** A block of commands: the document, its heading, and which of the blocks below that heading. */
export interface Place {
  document: string;
  heading: string;
  index: number;
}

export const placeName = ({ document, heading, index }: Place): string =>
  `${document}, "${heading}", block ${index + 1}`;

/** The ```sh blocks by their nearest heading. */
export function shellBlocks(text: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>();
  let heading = '';
  let block: string[] | null = null;
  let isOther = false;
  for (const line of text.split('\n')) {
    if (block && line === '```') {
      blocks.set(heading, [...(blocks.get(heading) ?? []), block.join('\n')]);
      block = null;
    } else if (block) block.push(line);
    else if (isOther) isOther = line !== '```';
    else if (line === '```sh') block = [];
    else if (line.startsWith('```')) isOther = true;
    else if (/^#+ /.test(line)) heading = line.replace(/^#+ /, '');
  }
  return blocks;
}

const quotes = new Set(["'", '"']);

/** Where quotes are open: a mark inside them joins no commands and begins no comment. */
function* outsideQuotes(line: string): Generator<number> {
  let open = '';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (open) open = sign === open ? '' : open;
    else if (quotes.has(sign)) open = sign;
    else yield at;
  }
}

/** One line of a block: its commands without the comment, in their order. */
export function commandsOf(line: string): string[] {
  const commands: string[] = [];
  let from = 0;
  let end = line.length;
  for (const at of outsideQuotes(line)) {
    if (line[at] === '#' && (at === 0 || line[at - 1] === ' ')) {
      end = at;
      break;
    }
    if (at < from || !line.startsWith('&&', at)) continue;
    commands.push(line.slice(from, at));
    from = at + 2;
  }
  return [...commands, line.slice(from, end)].map((command) => command.trim()).filter(Boolean);
}

/** The words of a command, without their quotes. */
export const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');

/** @returns the lines of a block, each as its commands. @throws when the document has no such block */
export function readLines(place: Place): string[][] {
  const block = shellBlocks(readFileSync(place.document, 'utf8')).get(place.heading)?.[place.index];
  if (block === undefined) throw new Error(`There is no ${placeName(place)}.`);
  return block
    .split('\n')
    .map(commandsOf)
    .filter(({ length }) => length > 0);
}

/** Every program that a block starts; of `sudo -u NAME program`, the program. */
export const programsOf = (place: Place): string[] =>
  readLines(place)
    .flat()
    .map((command) => {
      const words = wordsOf(command);
      return (words[0] === 'sudo' ? words[3] : words[0]) ?? '';
    });

const operations = 'docs/operations.md';
const upgrading = 'docs/upgrading.md';

/** What the test runs, by its place in the documents. */
export const places = {
  machine: { document: operations, heading: 'Several processes', index: 0 },
  firstRelease: { document: operations, heading: 'Several processes', index: 1 },
  staff: { document: operations, heading: 'Staff', index: 0 },
  doctor: { document: operations, heading: 'Doctor', index: 0 },
  nightlyBackup: { document: operations, heading: 'Backup', index: 2 },
  drill: { document: operations, heading: 'Drill', index: 0 },
  drillStart: { document: operations, heading: 'Drill', index: 1 },
  afterDrill: { document: operations, heading: 'Drill', index: 2 },
  schools: { document: 'docs/import.md', heading: 'The real institutions', index: 0 },
  tables: { document: 'docs/import.md', heading: 'Import and export', index: 0 },
  upgrade: { document: upgrading, heading: 'Several processes', index: 0 },
  wayBack: { document: upgrading, heading: 'The way back', index: 0 },
  withBackup: { document: upgrading, heading: 'The way back', index: 2 },
} satisfies Record<string, Place>;
