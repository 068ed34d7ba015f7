import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { AboutUs1View } from './about-us-1-view';
import { AboutUsView } from './about-us-view';

const facts = { schools: 1234, programs: 485, majors: 107, provinces: 25, articles: 0 };
const region = (name: string) => within(screen.getByRole('region', { name }));

test('says for whom it is, how much there is and who checks it, each with a next step', () => {
  renderScreen(<AboutUsView facts={facts} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Sala');
  const numbers = region('Sala in numbers');
  expect(numbers.getByText('1,234')).toBeVisible();
  // There are none yet, so nothing is said of them.
  expect(numbers.queryByText('articles')).not.toBeInTheDocument();
  expect(region('Who Sala is for').getAllByRole('link')).toHaveLength(4);
  expect(
    region('How facts are checked')
      .getAllByRole('link')
      .map((link) => link.getAttribute('rel')),
  ).toEqual(['noopener', 'noopener', 'noopener']);
  expect(region('We answer').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/en/contact-us',
  );
});

test('an empty site counts nothing', () => {
  const none = { schools: 0, programs: 0, majors: 0, provinces: 0, articles: 0 };
  renderScreen(<AboutUsView facts={none} />, { locale: 'km' });
  expect(screen.queryByRole('region', { name: 'Sala ជាតួលេខ' })).not.toBeInTheDocument();
});

test('the second page begins with what can be checked', () => {
  renderScreen(<AboutUs1View facts={facts} />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual(['Sala in numbers', 'How facts are checked']);
});
