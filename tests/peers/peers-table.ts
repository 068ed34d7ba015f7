import * as z from 'zod';
import { addedNamesOf, answeredText, completeOf } from '@/lib/contract/answers';
import { done } from '@/lib/contract/fields';
import { foreignAnswers } from './foreign-answers';

const isLeft = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;

/** The required fields of an answer: `hits[]{schoolId, name}, total{value}`. A person's `id` may have its other name. */
export function demanded(schema: z.ZodType): string {
  if (schema === done || schema === answeredText) return '';
  const added = new Set(addedNamesOf(schema));
  added.delete('id');
  const whole = completeOf(schema);
  if (whole instanceof z.ZodArray && whole.element instanceof z.ZodType)
    return `[]${demanded(whole.element)}`;
  if (!(whole instanceof z.ZodObject)) return '';
  const parts = Object.entries(whole.shape as Record<string, z.ZodType>)
    .filter(([name, part]) => !added.has(name) && !isLeft(part))
    .map(([name, part]) => `${name}${demanded(part)}`);
  return parts.length > 0 ? `{${parts.join(', ')}}` : '';
}

const inWords = (schema: z.ZodType): string => {
  const words = demanded(schema).replace(/^\{(.*)\}$/, '$1');
  return words === '' ? 'any success' : `\`${words}\``;
};

const tableOf = (service: string): string => {
  const rows = (foreignAnswers[service] ?? []).map(
    ({ endpoint: { method, path, response } }) => `| \`${method} ${path}\` | ${inWords(response)} |`,
  );
  return [`### ${service}`, '', '| call | must be answered |', '| --- | --- |', ...rows].join('\n');
};

/** The tables of `docs/peers.md`. */
const peersTables = (): string => Object.keys(foreignAnswers).map(tableOf).join('\n\n');

const heading = '## Calls\n\n';

/** The page with its current tables; the text before them is written by hand. */
export const withTables = (page: string): string =>
  `${page.slice(0, page.indexOf(heading) + heading.length)}${peersTables()}\n`;
