import { filesIn } from './source-files';

/** What people read about the project; texts of the site and of its demo are content. */
export const documents: readonly string[] = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', /\.md$/)];

/** Words as `wc -w` counts them. */
export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Without the tables of docs/import.md: they are written by a program, and grow with each column. */
export const writtenPart = (document: string, text: string): string =>
  document === 'docs/import.md' ? text.slice(0, text.indexOf('\n### ')) : text;
