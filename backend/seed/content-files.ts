import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { ContentDocument } from '@/lib/contract/articles/content';
import { markdownFault } from '@/lib/domain/articles/safe-markdown';
import { frontMatterOf } from './front-matter';

const contentFolder = join(process.cwd(), 'backend/content');

const frontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  order: z.coerce.number().int(),
  updatedAt: z.iso.date(),
  version: z.string().optional(),
});

/**
 * One Markdown file, whose first lines between `---` are `name: value`.
 * @throws {Error} naming the file, when a value is missing or the Markdown is not fit to be shown.
 */
export function parseContent(locale: 'km' | 'en', name: string, source: string): ContentDocument {
  const { values, text } = frontMatterOf(`${locale}/${name}`, source);
  const parsed = frontMatter.safeParse(values);
  if (!parsed.success) throw new Error(`${locale}/${name}: ${z.prettifyError(parsed.error)}`);
  const fault = markdownFault(text);
  if (fault) throw new Error(`${locale}/${name}: ${fault}`);
  const parts = name.replace(/\.md$/, '').split('/');
  const { title, description, order, updatedAt, version } = parsed.data;
  return {
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
}

/** The initial texts of every site in one language. */
export async function readContentFiles(locale: 'km' | 'en'): Promise<ContentDocument[]> {
  const folder = join(contentFolder, locale);
  const entries = await readdir(folder, { recursive: true });
  const names = entries.filter((name) => name.endsWith('.md')).map((name) => name.replaceAll('\\', '/'));
  return Promise.all(
    names.map(async (name) => parseContent(locale, name, await readFile(join(folder, name), 'utf8'))),
  );
}
