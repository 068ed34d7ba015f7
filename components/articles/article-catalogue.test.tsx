import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { articles } from '@/backend/db/schema';
import { SearchBox } from '@/components/ui/search-box';
import { fold } from '@/lib/domain/khmer/khmer';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';
import { ArticleCatalogue } from './article-catalogue';

const backend = useScreenBackend();
const many = 14;

beforeAll(async () => {
  const { clock, deps } = backend.current;
  const row = (title: string, number: number, topic: 'financial' | 'apply-now') => ({
    organizationId: deps.env.ORGANIZATION_ID,
    slug: `article-${number}`,
    type: 'blog' as const,
    topics: [topic],
    status: 'active' as const,
    titleEn: title,
    titleKh: 'ចំណងជើង',
    descriptionEn: 'Text',
    descriptionKh: 'អត្ថបទ',
    bodyEn: 'Text',
    bodyKh: 'អត្ថបទ',
    publishedIn: 'both' as const,
    publishedAt: new Date(clock.now().getTime() - number * 1_000),
    searchFold: fold(title),
    createdAt: clock.now(),
    updatedAt: clock.now(),
  });
  const rows = Array.from({ length: many }, (_, number) => row(`Letter ${number + 1}`, number, 'financial'));
  await deps.db.insert(articles).values([...rows, row('Needle', many, 'apply-now')]);
});
afterEach(() => window.history.replaceState(null, '', '/'));

const open = (search = '', answered = {}) => {
  window.history.replaceState(null, '', `/${search}`);
  navigation.search = new URLSearchParams(search);
  return renderScreen(
    <ArticleCatalogue place="blog" total={many + 1} search={<SearchBox label="Keyword" />} {...answered}>
      <p>First page</p>
    </ArticleCatalogue>,
  );
};
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

test('without a query the page’s own list stands; its pages turn in place', async () => {
  open();
  expect(screen.getByText('First page')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('15 articles');
  const second = screen.getByRole('link', { name: 'Page 2' });
  expect(second).toHaveAttribute('href', '/en/blog?start=12');
  await userEvent.click(second);
  expect(await screen.findByRole('heading', { name: 'Letter 13' })).toBeVisible();
  expect(titles()).toEqual(['Letter 13', 'Letter 14', 'Needle']);
  expect(window.location.search).toBe('?start=12');
});

test('topics are links that choose in place', async () => {
  open();
  const topics = within(screen.getByRole('navigation', { name: 'Topics' }));
  expect(topics.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  const topic = topics.getByRole('link', { name: 'Apply now' });
  expect(topic).toHaveAttribute('href', '/en/blog?topic=apply-now');
  await userEvent.click(topic);
  expect(await screen.findByRole('heading', { name: 'Needle' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 article');
  expect(topic).toHaveAttribute('aria-current', 'true');
  await userEvent.click(topics.getByRole('link', { name: 'All' }));
  expect(await screen.findByText('First page')).toBeVisible();
});

test('a keyword searches in place and is named beside the count', async () => {
  open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'needle{Enter}');
  expect(await screen.findByRole('heading', { name: 'Needle' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 article for “needle”');
  expect(window.location.search).toBe('?keyword=needle');
});

test('what the server has answered stays', async () => {
  open('?topic=apply-now', { query: 'topic=apply-now', total: 1 });
  expect(screen.getByText('First page')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 article');
  expect(screen.getByRole('link', { name: 'Apply now' })).toHaveAttribute('aria-current', 'true');
});

test('nothing found: offers what finds something', async () => {
  open('?topic=apply-now&keyword=letter');
  await userEvent.click(await screen.findByRole('button', { name: /^Without .*letter.* \(1\)$/ }));
  expect(await screen.findByRole('heading', { name: 'Needle' })).toBeVisible();
});
