import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { joinHyphens } from '@/lib/domain/unbroken';
import { renderScreen } from '@/tests/support/screen';
import { Clashes, clashesIn } from './clashes';

const refusal = new ApiError(409, {
  code: 'clash',
  message: 'A room, a teacher or the class is taken.',
  issues: [{ path: 'slots.0', code: 'room-taken', message: 'B-2: MA101 Algebra, 2026-12-02 07:00' }],
});

test.each([
  ['en', '02-Dec-2026 07:00'],
  ['km', '02-ធ្នូ-2026 07:00'],
] as const)('the day of a clash is written as everywhere (%s)', (locale, written) => {
  renderScreen(<Clashes clashes={clashesIn(refusal) ?? []} />, { locale });
  expect(screen.getByText(new RegExp(joinHyphens(written)))).toBeVisible();
  expect(screen.queryByText(/2026-12-02/)).toBeNull();
});
