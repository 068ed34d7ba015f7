import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { navigation, renderScreen } from '@/tests/support/screen';
import { PublicNav } from './public-nav';

it.each([
  ['en', 'Main pages', ['Home', 'Search', 'Test', 'Favorites', 'Me'], '/en'],
  ['km', 'ម៉ឺនុយខាងក្រោម', ['ទំព័រដើម', 'ស្វែងរក', 'តេស្ត', 'ពេញចិត្ត', 'ខ្ញុំ'], ''],
] as const)('phones have the same five ways in, in %s', (locale, label, names, prefix) => {
  renderScreen(<PublicNav />, { locale });
  const links = within(screen.getByRole('navigation', { name: label })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(names);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    prefix || '/',
    `${prefix}/search`,
    `${prefix}/orientation-test`,
    `${prefix}/profile/favorite`,
    expect.stringMatching(`^${prefix}/profile/`),
  ]);
});

it('says which of them is open', () => {
  navigation.pathname = '/search';
  renderScreen(<PublicNav />, { locale: 'en' });
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});
