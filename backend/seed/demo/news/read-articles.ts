import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isArticleTopic } from '@/lib/domain/articles/article-topics';
import { demoData } from '@/backend/seed/demo/demo-text';
import { frontMatterOf } from '@/backend/seed/front-matter';
import type { DemoArticle, DemoArticleFacts } from './demo-article';
import list from './articles.json';

const folder = join(process.cwd(), 'backend/seed/demo/news/articles');

const readPart = async (language: 'en' | 'km', key: string) => {
  const name = `${language}/${key}.md`;
  const { values, text } = frontMatterOf(name, await readFile(join(folder, name), 'utf8'));
  const { title, description, tags = '' } = values;
  if (!title || !description) throw new Error(`${name} lacks its title or description.`);
  return {
    title,
    description,
    body: text,
    tags: tags
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  };
};

/** The invented articles: facts in one table, texts in one Markdown file for each language. */
export async function readDemoArticles(): Promise<DemoArticle[]> {
  const facts = demoData<readonly DemoArticleFacts[]>(list.articles);
  return Promise.all(
    facts.map(async (each) => {
      const [en, km] = await Promise.all([readPart('en', each.key), readPart('km', each.key)]);
      const unknown = each.topics.find((topic) => !isArticleTopic(topic));
      if (unknown) throw new Error(`${each.key} has an unknown topic: ${unknown}`);
      return { ...each, en, km };
    }),
  );
}
