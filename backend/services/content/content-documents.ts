import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { ContentDocument } from '@/lib/contract/content/content';
import { fold } from '@/lib/domain/khmer/khmer';
import { markdownFault } from '@/lib/domain/content/safe-markdown';

const contentFolder = join(process.cwd(), 'backend/content');
const frontMatterPattern = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/;

const frontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  order: z.coerce.number().int(),
  updatedAt: z.iso.date(),
  version: z.string().optional(),
});

/** A text with what a search compares. */
export interface IndexedDocument {
  document: ContentDocument;
  folded: string;
}

/**
 * One Markdown file, whose first lines between `---` are `name: value`.
 * @throws {Error} naming the file, when a value is missing or the Markdown is not fit to be shown.
 */
export function parseContent(locale: 'km' | 'en', name: string, source: string): IndexedDocument {
  const [, head, body] = frontMatterPattern.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${locale}/${name} has no front matter.`);
  const pairs = head
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]);
  const parsed = frontMatter.safeParse(Object.fromEntries(pairs));
  if (!parsed.success) throw new Error(`${locale}/${name}: ${z.prettifyError(parsed.error)}`);
  const text = body.trim();
  const fault = markdownFault(text);
  if (fault) throw new Error(`${locale}/${name}: ${fault}`);
  const parts = name.replace(/\.md$/, '').split('/');
  const { title, description, order, updatedAt, version } = parsed.data;
  const document = {
    path: `/${parts.join('/')}`,
    dir: `/${parts.slice(0, -1).join('/')}`,
    slug: parts.at(-1) ?? '',
    locale,
    title,
    description,
    order,
    updatedAt,
    version: version ?? null,
    text,
  };
  return { document, folded: [title, description, text].map(fold).join('\n') };
}

const readLocale = async (locale: 'km' | 'en'): Promise<IndexedDocument[]> => {
  const folder = join(contentFolder, locale);
  const entries = await readdir(folder, { recursive: true });
  const names = entries.filter((name) => name.endsWith('.md')).map((name) => name.replaceAll('\\', '/'));
  const documents = await Promise.all(
    names.map(async (name) => parseContent(locale, name, await readFile(join(folder, name), 'utf8'))),
  );
  return documents.sort(
    (a, b) => a.document.order - b.document.order || (a.document.path < b.document.path ? -1 : 1),
  );
};

const loaded: Partial<Record<'km' | 'en', Promise<IndexedDocument[]>>> = {};

/** All texts of a language in their order; the files are read once in a process. */
export function contentDocuments(locale: 'km' | 'en'): Promise<IndexedDocument[]> {
  const reading = loaded[locale] ?? readLocale(locale);
  loaded[locale] = reading;
  reading.catch(() => delete loaded[locale]);
  return reading;
}
