import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { navigation, renderScreen } from '@/tests/support/screen';
import { LanguageSwitch } from './language-switch';

afterEach(() => {
  document.cookie = 'i18n_redirected=; path=/; max-age=0';
});

it('leads to the same page in the other language and remembers the choice', async () => {
  navigation.pathname = '/km/school/a';
  renderScreen(<LanguageSwitch label="Switch to English">EN</LanguageSwitch>, { locale: 'km' });
  const link = screen.getByRole('link', { name: 'EN Switch to English' });
  expect(link).toHaveAttribute('href', '/en/school/a');
  expect(link).toHaveAttribute('hreflang', 'en');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(document.cookie).toContain('i18n_redirected=en');
});

it('writes the product’s own code for Khmer', async () => {
  navigation.pathname = '/en/explore';
  renderScreen(<LanguageSwitch label="ប្តូរទៅភាសាខ្មែរ">ខ្មែរ</LanguageSwitch>, { locale: 'en' });
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/explore');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(document.cookie).toContain('i18n_redirected=kh');
});
