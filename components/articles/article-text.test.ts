import { expect, test } from 'vitest';
import { shownLanguage, textOf } from './article-text';

const article = {
  title_en: 'Title',
  title_kh: 'ចំណងជើង',
  description_en: 'Text',
  description_kh: 'អត្ថបទ',
  place_en: 'Kampot',
  place_kh: '',
  provider_en: '',
  provider_kh: '',
  author_en: '',
  author_kh: '',
  coverAlt_en: '',
  coverAlt_kh: '',
  tags_en: ['exam'],
  tags_kh: [],
  minutes_en: 3,
  minutes_kh: 5,
  publishedIn: 'both' as const,
};

test('a reader gets the text in the page’s language, else in the one that there is', () => {
  expect(shownLanguage({ publishedIn: 'both' }, 'km')).toBe('km');
  expect(shownLanguage({ publishedIn: 'en' }, 'km')).toBe('en');
  expect(shownLanguage({ publishedIn: 'kh' }, 'en')).toBe('km');
});

test('titles follow the page, minutes follow the text that is shown', () => {
  expect(textOf(article, 'km')).toMatchObject({ title: 'ចំណងជើង', minutes: 5, tags: [] });
  expect(textOf({ ...article, publishedIn: 'en' }, 'km')).toMatchObject({ title: 'ចំណងជើង', minutes: 3 });
});

test('what one language lacks is taken from the other', () => {
  expect(textOf(article, 'km').place).toBe('Kampot');
});
