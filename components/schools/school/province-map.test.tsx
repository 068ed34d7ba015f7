import { expect, it } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { ProvinceMap } from './province-map';

const provinces = [
  { code: '12', name: 'Phnom Penh', count: 19 },
  { code: '23', name: 'Kep', count: 1 },
];

it('draws all provinces; those with schools lead to them and say how many', () => {
  const { container } = renderScreen(<ProvinceMap provinces={provinces} />, { locale: 'en' });
  expect(container.querySelectorAll('use[href*="#p"]')).toHaveLength(25);
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('href'), link.querySelector('title')?.textContent])).toEqual([
    ['/en/explore?province=12', 'Phnom Penh: 19'],
    ['/en/explore?province=23', 'Kep: 1'],
  ]);
  expect(links.map((link) => link.querySelector('text')?.textContent)).toEqual(['19', '1']);
});

it('is left out for keyboards and screen readers, which have the list of provinces', () => {
  const { container } = renderScreen(<ProvinceMap provinces={provinces} />, { locale: 'km' });
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('a:not([tabindex="-1"])')).toHaveLength(0);
});
