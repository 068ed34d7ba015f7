import { expect, test } from 'vitest';
import { addressOf, messagePages, pathTo } from '@/backend/features/notices/services/message-links';
import { noticeKinds } from '@/lib/domain/notices/notice-kinds';
import { safeHref } from '@/lib/routes/safe-href';
import { isOffered, pages } from '@/lib/routes/pages';

const known = new Map(pages.map((page) => [page.path as string, page]));
const rows = Object.entries(noticeKinds).flatMap(([kind, { pages: paths }]) =>
  paths.map((path) => [kind, path]),
);

test.each(rows)('%s leads to %s, a page of the list', (_kind, path) => {
  const page = known.get(path);
  expect(page).toBeDefined();
  const link = pathTo(path, 'a-1');
  expect(link).not.toMatch(/[[\]]/);
  // A page that is not built yet is shown as text.
  expect(safeHref(link)).toBe(page && isOffered(page.path) ? link : null);
});

test.each(messagePages)('text messages and mails lead to %s, which is built', (path) => {
  expect(known.has(path) && isOffered(path)).toBe(true);
  const deps = { env: { PUBLIC_ORIGIN: 'https://sala.example' } } as Parameters<typeof addressOf>[0];
  const about = '7';
  expect(addressOf(deps, path, { about })).toBe(`https://sala.example${path.replace('[id]', about)}`);
  expect(addressOf(deps, path, { about, locale: 'en' })).toBe(
    `https://sala.example/en${path.replace('[id]', about)}`,
  );
});
