import { navigation, renderScreen } from '@/tests/support/screen';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { href } from '@/lib/routes/href';
import { AreaBadge, AreaNav, type RoleArea } from './area-nav';
import { linkable, partnerMenu } from './menus';
import { SideNav } from './side-nav';

const areas: RoleArea[] = [
  {
    prefix: '/advisor',
    label: 'Advisor pages',
    badge: 'Advisor',
    groups: [
      {
        key: null,
        label: '',
        items: [{ key: 'dashboard', href: href('/advisor/dashboard'), label: 'Dashboard', icon: null }],
      },
    ],
  },
  { prefix: '/partner', label: 'Partner pages', badge: 'Partner', groups: [] },
];

afterEach(() => {
  navigation.pathname = '/';
});

test.each([
  ['/en/advisor/dashboard', 'Advisor'],
  ['/en/partner/dashboard', 'Partner'],
  ['/en/partnership', 'Advisor'],
])('at %s somebody works as %s, with that menu', (pathname, badge) => {
  navigation.pathname = pathname;
  renderScreen(
    <>
      <AreaBadge areas={areas} />
      <AreaNav areas={areas} />
    </>,
  );
  expect(screen.getByText(badge)).toBeVisible();
  expect(screen.getByRole('navigation', { name: `${badge} pages` })).toBeInTheDocument();
});

test('an overview is current on its own page, and not on those of its menu below it', () => {
  const items = [
    { key: 'help', href: href('/help-center'), label: 'Help', icon: null },
    { key: 'loan', href: href('/help-center/categories/student-loan'), label: 'Loans', icon: null },
  ];
  navigation.pathname = '/en/help-center/categories/student-loan';
  const { unmount } = renderScreen(<SideNav label="Help pages" items={items} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Loans');
  unmount();
  navigation.pathname = '/en/help-center';
  renderScreen(<SideNav label="Help pages" items={items} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Help');
});

test('menus name pages to come, and link only those that exist', () => {
  expect(partnerMenu).toHaveLength(16);
  for (const { href: link, group } of linkable(partnerMenu))
    expect(link).toMatch(group === 'schoolDay' ? /^\/profile\// : /^\/partner\//);
});
