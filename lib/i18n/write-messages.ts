import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const messagesFile = 'lib/i18n/messages.ts';

/** The source of `messages.ts`: each file of the English texts is a namespace, in the folder of its feature. */
export function messagesSource(root: string): string {
  const found = readdirSync(join(root, 'messages/en'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ name, parentPath }) => ({ name: name.slice(0, -'.json'.length), feature: basename(parentPath) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const shape = found.map(
    ({ name, feature }) => `  ${name}: typeof import('@/messages/en/${feature}/${name}.json');`,
  );
  const list = found.map(({ name, feature }) => `  ${name}: '${feature}',`);
  return [
    '// Written from the files under `messages/en` whenever Next starts, builds or makes types.',
    "import type { Feature } from '@/lib/features';",
    '',
    'export interface Messages {',
    ...shape,
    '}',
    'export type Namespace = keyof Messages;',
    '/** The feature whose texts they are: the folder of their files. */',
    'export const textFolders = {',
    ...list,
    "} as const satisfies Record<Namespace, Feature | 'core'>;",
    'export const namespaces = Object.keys(textFolders) as readonly Namespace[];',
    '',
  ].join('\n');
}

/** Writes the shape of the texts anew where a namespace came or went. */
export function writeMessages(root: string): void {
  const file = join(root, messagesFile);
  const source = messagesSource(root);
  if (readFileSync(file, 'utf8') !== source) writeFileSync(file, source);
}
