import { expect, it } from 'vitest';
import { featureOfPage } from '@/lib/routes/built-paths';
import { pageExtensions } from '@/lib/routes/page-extensions';
import { filesIn } from './source-files';

const developmentPages = filesIn('app', /\.dev\.tsx$/);

/** What Next takes for a page: `page` with one of the extensions, and nothing between. */
const isPage = (file: string, isDeveloping: boolean) =>
  pageExtensions(isDeveloping).some((extension) => file.endsWith(`/page.${extension}`));

it('pages for developers are pages only while Sala is developed', () => {
  expect(developmentPages).toEqual(['app/[locale]/(default)/blocks/page.dev.tsx']);
  expect(developmentPages.filter((file) => !isPage(file, true))).toEqual([]);
  expect(developmentPages.filter((file) => isPage(file, false))).toEqual([]);
});

it('pages for developers are in no list: no link, menu or site map leads to them', () => {
  expect(Object.keys(featureOfPage).filter((path) => path.includes('blocks'))).toEqual([]);
});
