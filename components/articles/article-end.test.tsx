import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { ArticleEnd } from './article-end';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-15T03:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const applyUrl = 'https://example.org/apply';

test('an offer can be applied for until the end of its last day', () => {
  renderScreen(
    <ArticleEnd article={{ type: 'job', startsAt: null, endsAt: '2027-01-15T01:00:00Z', applyUrl }} />,
  );
  expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', applyUrl);
});

test.each([
  { type: 'job', text: 'This vacancy is already closed.' },
  { type: 'event', text: 'This event has already finished.' },
  { type: 'scholarship', text: 'This offer has ended.' },
] as const)('a $type that is over says so, and offers no way to apply', ({ type, text }) => {
  renderScreen(<ArticleEnd article={{ type, startsAt: null, endsAt: '2027-01-14T10:00:00Z', applyUrl }} />);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('an event without an end is over the day after it began', () => {
  renderScreen(
    <ArticleEnd
      article={{ type: 'event', startsAt: '2027-01-14T10:00:00Z', endsAt: null, applyUrl: null }}
    />,
    { locale: 'km' },
  );
  expect(screen.getByText('ព្រឹត្តិការណ៍នេះបានបញ្ចប់ហើយ។')).toBeVisible();
});

test('what has no end stays open', () => {
  renderScreen(<ArticleEnd article={{ type: 'scholarship', startsAt: null, endsAt: null, applyUrl }} />);
  expect(screen.getByRole('link', { name: 'Apply' })).toBeVisible();
});
