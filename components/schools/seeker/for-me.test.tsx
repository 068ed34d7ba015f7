import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { courseRules } from '@/lib/catalogue/course-rules';
import { type CatalogueState, readState } from '@/lib/catalogue/catalogue-state';
import { schoolRules } from '@/lib/catalogue/school-rules';
import type { Locale } from '@/lib/i18n/locales';
import { renderScreen } from '@/tests/support/screen';
import { ForMe } from './for-me';
import { seekerStore, silentSeeker } from './seeker';

const names: [Locale, string][] = [
  ['en', 'For me'],
  ['km', 'សម្រាប់ខ្ញុំ'],
];

afterEach(() => void seekerStore.write(null));

test.each(names)('in %s the list is narrowed by what was said before', async (locale, name) => {
  const onChange = vi.fn<(next: CatalogueState) => void>();
  const state = readState(courseRules, new URLSearchParams());
  renderScreen(<ForMe rules={courseRules} state={state} onChange={onChange} />, { locale });
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  act(
    () =>
      void seekerStore.write({ ...silentSeeker, standing: 'bac2', grade: 'C', place: '07', budgetUsd: 600 }),
  );
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onChange.mock.lastCall?.[0].values).toEqual({
    finished: ['c'],
    province: ['07'],
    maxPrice: ['600'],
  });
});

test('a list of schools takes what it can be narrowed by, and says no more once it is', () => {
  seekerStore.write({ ...silentSeeker, standing: 'bac2', grade: 'C', place: '07' });
  const state = readState(schoolRules, new URLSearchParams({ province: '07' }));
  renderScreen(<ForMe rules={schoolRules} state={state} onChange={() => undefined} />, { locale: 'en' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
