import { type Namespace, textFolders } from '@/lib/i18n/messages';
import { readJson } from './source-files';

type Tree = { [key: string]: string | Tree };

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (!isTree(value)) throw new Error(`${path} is neither a text nor a group of texts`);
  return Object.entries(value).flatMap(([key, child]) => flatten(child, `${path}.${key}`));
}

/** The texts of a namespace by their full keys. */
export const textsOf = (locale: string, namespace: Namespace) =>
  new Map(flatten(readJson(`messages/${locale}/${textFolders[namespace]}/${namespace}.json`), namespace));
