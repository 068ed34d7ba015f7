import { expect, test } from 'vitest';
import { linkedRecordOf } from '@/lib/routes/linked-record';
import { readDemoArticles } from './news/read-articles';
import { demoVacancies } from './recruitment/demo-vacancies';
import { publicEvents } from './student/demo-events';

const slugs = {
  job: new Set(demoVacancies.map(({ slug }) => slug)),
  event: new Set(publicEvents.map(({ key }) => key)),
};

test('a vacancy or event of the demo is one record: an article about it links to it and has another name', async () => {
  const names = new Set(
    [...demoVacancies, ...publicEvents].flatMap(({ title }) => [title.en.toLowerCase(), title.km]),
  );
  const articles = await readDemoArticles();
  const about = articles.flatMap(({ key, type, topics, en, km }) => {
    const links = [en, km].map(({ body }) => linkedRecordOf({ type, topics, body }));
    return links.some(Boolean) ? [{ key, links }] : [];
  });
  expect(about.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['junior-web-developer', 'hotel-reception-trainee', 'parents-evening-majors']),
  );
  for (const { key, links } of about) {
    expect(links[0], key).toEqual(links[1]);
    expect(links[0] && slugs[links[0].kind].has(links[0].slug), key).toBe(true);
  }
  const shared = articles.filter(({ en, km }) => names.has(en.title.toLowerCase()) || names.has(km.title));
  expect(shared.map(({ key }) => key)).toEqual([]);
  // An article of this type has no way to apply of its own in the demo.
  const jobs = articles.filter(({ type }) => type === 'job').map(({ key }) => key);
  expect(about.map(({ key }) => key)).toEqual(expect.arrayContaining(jobs));
});
