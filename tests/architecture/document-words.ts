import { filesIn } from './source-files';

/** What people read about the project; texts of the site and of its demo are content. */
export const documents: readonly string[] = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', /\.md$/)];

/** Words as `wc -w` counts them. */
export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;
