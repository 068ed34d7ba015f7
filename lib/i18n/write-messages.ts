import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const messagesFile = 'lib/i18n/messages.ts';

/** The source of `messages.ts`: each file of the English texts is a namespace. */
export function messagesSource(root: string): string {
  const names = readdirSync(join(root, 'messages/en'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();
  const shape = names.map((name) => `  ${name}: typeof import('@/messages/en/${name}.json');`);
  const list = names.map((name) => `  '${name}',`);
  return [
    '// Written from the files under `messages/en` whenever Next starts, builds or makes types.',
    'export interface Messages {',
    ...shape,
    '}',
    'export type Namespace = keyof Messages;',
    'export const namespaces = [',
    ...list,
    '] as const satisfies readonly Namespace[];',
    '',
  ].join('\n');
}

/** Writes the shape of the texts anew where a namespace came or went. */
export function writeMessages(root: string): void {
  const file = join(root, messagesFile);
  const source = messagesSource(root);
  if (readFileSync(file, 'utf8') !== source) writeFileSync(file, source);
}
