import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { href } from '@/lib/routes/href';
import { navigation, renderScreen } from '@/tests/support/screen';
import { linkable, profileMenu } from './menus';
import { PartTabs } from './part-tabs';
import { SideNav } from './side-nav';

const parts = [
  {
    label: 'Applications',
    pages: [
      { key: 'applications', href: href('/profile/applications'), label: 'Applications' },
      { key: 'schools', href: href('/profile/schools'), label: 'Schools I applied to' },
    ],
  },
  { label: 'Settings', pages: [{ key: 'settings', href: href('/profile/settings'), label: 'Settings' }] },
];

it.each([
  ['/profile/schools', ['Applications', 'Schools I applied to'], 'Schools I applied to'],
  ['/profile/settings', [], undefined],
  ['/profile/applications/5a1a0000-0000-4000-8000-000000000001', [], undefined],
])('%s has the tabs of its part', (path, tabs, current) => {
  navigation.pathname = path;
  renderScreen(<PartTabs parts={parts} />, { locale: 'en' });
  const links = screen.queryAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(tabs);
  expect(links.find((link) => link.hasAttribute('aria-current'))?.textContent).toBe(current);
});

it('the menu stays at a part while one of its pages is open', () => {
  navigation.pathname = '/profile/schools';
  const [applications, settings] = parts.map(({ label, pages: [first, ...also] }) => ({
    key: label,
    href: first?.href ?? href('/'),
    label,
    icon: null,
    also: also.map((page) => page.href),
  }));
  renderScreen(<SideNav label="My pages" items={[applications, settings].flatMap((item) => item ?? [])} />);
  const menu = within(screen.getByRole('navigation', { name: 'My pages' }));
  expect(menu.getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Settings' })).not.toHaveAttribute('aria-current');
});

it('what is one’s own has six parts after the overview, and each page stands in one of them', () => {
  const items = linkable(profileMenu);
  const heads = items.filter(({ under }) => under === undefined).map(({ key }) => key);
  expect(heads).toEqual([
    'dashboard',
    'applications',
    'favorite',
    'myProfile',
    'schoolLife',
    'loan',
    'settings',
  ]);
  expect(items.flatMap(({ under }) => under ?? []).filter((under) => !heads.includes(under))).toEqual([]);
});
