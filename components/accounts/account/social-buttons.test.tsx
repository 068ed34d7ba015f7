import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderScreen, useScreenBackend } from '@/tests/support/screen';
import { SocialButtons } from './social-buttons';

useScreenBackend();
beforeEach(() => window.history.replaceState(null, '', '/login'));

const linkOf = (search = '') => {
  window.history.replaceState(null, '', `/en/login${search}`);
  renderScreen(<SocialButtons providers={['google']} />, { locale: 'en' });
  return screen.getByRole('link', { name: /Google/ }).getAttribute('href');
};

test('a sign-in that no page asked for leads back to the last route of this tab', () => {
  window.sessionStorage.setItem('sala-last-route', '/course?keyword=law');
  expect(linkOf()).toBe('/api-auth/authorize/google?locale=en&redirect=%2Fcourse%3Fkeyword%3Dlaw');
});

test('the page that asked for it comes first', () => {
  window.sessionStorage.setItem('sala-last-route', '/course');
  expect(linkOf('?redirect=%2Fprofile%2Ffavorite')).toBe(
    '/api-auth/authorize/google?locale=en&redirect=%2Fprofile%2Ffavorite',
  );
});

test.each(['', '/', '//evil.example'])('%j is no place to come back to', (last) => {
  window.sessionStorage.setItem('sala-last-route', last);
  expect(linkOf()).toBe('/api-auth/authorize/google?locale=en');
});
