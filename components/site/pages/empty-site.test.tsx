import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { beforeAll, expect, test, vi } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { insertReferenceData } from '@/backend/seed/insert-reference-data';
import { shareBackend } from '@/lib/api/backend-in-process';
import { makeQueryClient } from '@/lib/query/query-client';
import { expectHonest, loadPage, renderedPages } from '@/tests/support/empty-pages';
import { navigation, readMessages, useScreenBackend } from '@/tests/support/screen';

// What Next gives to the page files; the pages themselves, their screens and the backend are real.
vi.mock('server-only', () => ({}));
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('@/components/layouts/client-messages', () => ({
  ClientMessages: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('next-intl/server', () => {
  const messages = readMessages('en');
  return {
    getLocale: () => Promise.resolve('en'),
    getTranslations: (namespace?: string) =>
      Promise.resolve(
        createTranslator({ locale: 'en', messages, ...(namespace !== undefined && { namespace }) }),
      ),
  };
});

const backend = useScreenBackend();

beforeAll(async () => {
  await insertReferenceData(backend.current.deps);
  shareBackend((request) => backend.current.app.fetch(request));
}, 120_000);

test.each(renderedPages)('an empty $path is honest', async ({ file, path }) => {
  navigation.pathname = path;
  const Page = await loadPage(file);
  const { prelude } = await prerender(
    <NextIntlClientProvider locale="en" messages={readMessages('en')} timeZone="Asia/Phnom_Penh">
      <QueryClientProvider client={makeQueryClient()}>
        <Page params={Promise.resolve({})} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  const root = document.createElement('div');
  root.innerHTML = await new Response(prelude).text();
  expect(root.textContent).not.toBe('');
  expectHonest(root, path);
});
