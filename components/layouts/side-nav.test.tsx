import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { href } from '@/lib/routes/href';
import { navigation, renderScreen } from '@/tests/support/screen';
import { SideNav } from './side-nav';

const items = [
  { key: 'loan', href: href('/advisor/student-loan'), label: 'Loans', icon: null },
  { key: 'terms', href: href('/advisor/student-loan/detail'), label: 'Terms', icon: null },
];
const before = navigation.pathname;
afterEach(() => {
  navigation.pathname = before;
});

test.each([
  ['/advisor/student-loan', 'Loans'],
  ['/advisor/student-loan/a/b/detail', 'Loans'],
  ['/advisor/student-loan/detail', 'Terms'],
])('on %s only %s is the current page', (pathname, current) => {
  navigation.pathname = pathname;
  renderScreen(<SideNav label="Menu" items={items} />);
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(links.map((link) => link.textContent)).toEqual([current]);
});
