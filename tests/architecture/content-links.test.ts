import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeOfType } from '@/lib/domain/articles/article-places';
import { builtPages } from '@/lib/routes/pages';
import list from '@/backend/seed/demo/news/articles.json';
import { demoVacancies } from '@/backend/seed/demo/recruitment/demo-vacancies';
import { publicEvents } from '@/backend/seed/demo/student/demo-events';
import faqList from '@/backend/seed/site-texts/faqs.json';

const folder = 'backend/seed/demo/news/articles';
const built = new Set<string>(builtPages.map(({ path }) => path));
const places: Record<string, string> = placeOfType;
const articleAddresses = new Set(list.articles.map(({ key, type }) => `/${places[type]}/${key}`));
const recordAddresses = new Set([
  ...demoVacancies.map(({ slug }) => `/career-center/internship-job-opportunities/${slug}`),
  ...publicEvents.map(({ key }) => `/career-center/events/${key}`),
]);
const schoolKeys = readdirSync('backend/seed/demo/schools')
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(join('backend/seed/demo/schools', name), 'utf8'))
  .join('\n');

const linksOf = (text: string) => [...text.matchAll(/\]\((\/[^)#?\s]*)/g)].map(([, path = '']) => path);

const leadsSomewhere = (path: string): boolean => {
  if ([built, articleAddresses, recordAddresses].some((known) => known.has(path))) return true;
  const [, slug] = /^\/school\/([\w-]+)$/.exec(path) ?? [];
  return slug !== undefined && schoolKeys.includes(`"${slug}"`);
};

test.each(['en', 'km'])('every link of the demo articles in %s leads to a page that exists', (language) => {
  const texts = readdirSync(join(folder, language)).map((name) => ({
    name,
    text: readFileSync(join(folder, language, name), 'utf8'),
  }));
  const links = texts.flatMap(({ name, text }) => linksOf(text).map((path) => `${name}: ${path}`));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !leadsSomewhere(link.split(': ')[1] ?? ''))).toEqual([]);
});

test('every link of the questions leads to a page that exists', () => {
  const links = faqList.faqs.flatMap(({ answer }) => [...linksOf(answer.en), ...linksOf(answer.km)]);
  expect(links.filter((path) => !leadsSomewhere(path))).toEqual([]);
});

test('each article has both languages, with as many headings and links in each', () => {
  const shapeOf = (language: string, key: string) => {
    const text = readFileSync(join(folder, language, `${key}.md`), 'utf8');
    return [text.match(/^##+ /gm)?.length ?? 0, linksOf(text)];
  };
  for (const { key } of list.articles) expect(shapeOf('km', key), key).toEqual(shapeOf('en', key));
});
