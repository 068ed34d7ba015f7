import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ArticleCard } from '@/components/articles/article-card';
import { ArticleView } from '@/components/articles/article-view';
import { NotificationBell } from '@/components/notices/notification-bell';
import { AdvisorOrientationTestScreen } from '@/components/orientation/pages/advisor/orientation-test-screen';
import { newsApi } from '@/lib/api/news';
import { articlesResource } from '@/lib/contract/articles/articles';
import { notificationsResource } from '@/lib/contract/notices/notifications';
import { questionsResource } from '@/lib/contract/questions/questions';
import { foreignArticle } from '@/tests/peers/answers/content';
import { foreignStatement } from '@/tests/peers/answers/questions';
import { navigation, renderScreen, useScreenBackend } from '@/tests/support/screen';

const backend = useScreenBackend();

test('articles are listed and read in both languages, the description as their text', async () => {
  const { get, search } = articlesResource.endpoints;
  backend.answer(search, { foreign: { data: [foreignArticle] } });
  backend.answer(get, { foreign: foreignArticle });
  const { data } = await newsApi.articles.search();
  const { unmount } = renderScreen(
    data.map((article) => <ArticleCard key={article.id} article={article} />),
    { locale: 'km' },
  );
  expect(screen.getByRole('link', { name: foreignArticle.title_kh })).toHaveAttribute(
    'href',
    '/blog/article-1',
  );
  unmount();
  const article = await newsApi.articles.get({ params: { orgId: 'organization-1', id: 'article-1' } });
  renderScreen(<ArticleView article={article} related={[]} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(foreignArticle.title_en);
  expect(screen.getAllByText(foreignArticle.description_en)).not.toHaveLength(0);
});

test('a notification of a kind that Sala does not know says its own words', async () => {
  const { list, markAllRead } = notificationsResource.endpoints;
  const one = { id: 'notification-1', kind: 'newsletter', title: 'Your application was read' };
  backend.answer(list, { foreign: { list: [one], countTotal: 1, countTotalUnread: 1 } });
  backend.answer(markAllRead, { foreign: {} });
  renderScreen(<NotificationBell reader={{ sub: 'person-1', roles: [] }} />);
  await userEvent.click(await screen.findByRole('button', { name: /1 unread/ }));
  expect(await screen.findByText('Your application was read')).toBeInTheDocument();
});

test('statements of an orientation test show in their order', async () => {
  const second = { ...foreignStatement, questionId: 'question-2', title: 'I like to draw', orderNumber: 2 };
  backend.answer(questionsResource.endpoints.list, { foreign: { data: [foreignStatement, second] } });
  navigation.search = new URLSearchParams({ view: 'statements', test: 'personality' });
  renderScreen(<AdvisorOrientationTestScreen />);
  const list = await screen.findByRole('list', { name: 'Statements' });
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringContaining('I like to plan'),
    expect.stringContaining('I like to draw'),
  ]);
});
