import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { insertNews } from '@/backend/features/articles/seed/insert-news';
import { articlesResource } from '@/lib/contract/articles/articles';
import { vacanciesResource } from '@/lib/contract/careers/vacancies';
import { deedsNamed } from '@/tests/support/deeds';
import { call } from '@/tests/support/backend';
import { withoutJoins } from '@/lib/domain/unbroken';
import { makeVacancy } from '@/tests/support/recruitment';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ArticleView } from './article-view';

const backend = useScreenBackend();

beforeAll(async () => {
  const { db, clock, env } = backend.current.deps;
  await db.transaction((tx) => insertNews(tx, clock.now(), env.ORGANIZATION_ID));
});

const readArticle = async (id: string) => {
  const params = { orgId: backend.current.deps.env.ORGANIZATION_ID, id };
  return (await call(backend.current, articlesResource.endpoints.get, { params, query: {} })).body;
};

test('a long text lists its parts, each leading to its heading', async () => {
  const article = await readArticle('how-to-choose-a-major');
  const { container } = renderScreen(<ArticleView article={article} related={[]} />);
  const contents = within(screen.getByRole('navigation', { name: 'In this article' }));
  const links = contents.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toContain('Compare programs, not names');
  for (const link of links) {
    expect(container.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent);
  }
});

test('an event shows when and where it is, and no time for reading', async () => {
  const article = await readArticle('open-day-tonle-bassac');
  renderScreen(<ArticleView article={article} related={[]} />);
  const facts = within(screen.getByRole('region', { name: 'At a glance' }));
  const when = withoutJoins(facts.getByText('When').nextSibling?.textContent ?? '');
  expect(when).toMatch(/^\d\d-[A-Z][a-z]{2}-20\d\d · 08:00$/);
  expect(facts.getByText('Where').nextSibling).toHaveTextContent('Phnom Penh');
  expect(screen.queryByText(/min read/)).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'In this article' })).not.toBeInTheDocument();
});

test('an event goes into one’s own calendar, and an article leads to the step that it speaks of', async () => {
  const { unmount } = renderScreen(
    <ArticleView article={await readArticle('open-day-tonle-bassac')} related={[]} />,
  );
  const deeds = () => deedsNamed('What you can do next');
  expect(deeds()).toHaveLength(2);
  for (const deed of deeds()) {
    expect(within(deed).getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  }
  unmount();
  renderScreen(<ArticleView article={await readArticle('digital-delta-early-bird')} related={[]} />);
  for (const deed of deeds()) {
    expect(within(deed).getByRole('link', { name: 'Go to the school' })).toHaveAttribute(
      'href',
      '/en/school/digital-delta-institute',
    );
  }
});

test('beside an article about a vacancy stands the vacancy as it is now, not a day of the article’s own', async () => {
  const b = backend.current;
  const params = { orgId: b.deps.env.ORGANIZATION_ID, id: 'baker-lotus' };
  await makeVacancy(b, { slug: params.id, salaryMinUsd: 200, salaryMaxUsd: 240 });
  const { body: job } = await call(b, vacanciesResource.endpoints.get, { params });
  const article = await readArticle('junior-web-developer');
  renderScreen(<ArticleView article={article} related={[]} record={{ job }} />);
  const deeds = deedsNamed('What you can do');
  expect(deeds).toHaveLength(2);
  for (const deed of deeds) {
    expect(deed).toHaveTextContent('$200–$240 a month');
    expect(within(deed).getByRole('link', { name: 'Apply now' })).toHaveAttribute(
      'href',
      '/en/career-center/internship-job-opportunities/baker-lotus#job-apply',
    );
  }
  expect(screen.queryByRole('region', { name: 'At a glance' })).toBeNull();
  expect(screen.getByText(/min read/)).toBeVisible();
});
