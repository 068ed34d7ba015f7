import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { UnderstoodRows } from './understood-rows';

const row = {
  line: 4,
  key: 'a',
  name: 'Rahman',
  outcome: 'created',
  problems: [],
  understood: [
    { column: 'firstName', written: 'Rahman ', read: 'Rahman' },
    { column: 'phone', written: '12345678', read: '012 345 678' },
    { column: 'gender', written: 'x', read: null },
  ],
};

it('shows the first rows as they are understood, what was changed, and what is no row', () => {
  renderScreen(
    <UnderstoodRows
      rows={[row]}
      leftOut={[
        { line: 1, text: 'List of students' },
        { line: 9, text: 'Total 1' },
      ]}
    />,
  );
  expect(screen.getByText('012 345 678')).toBeInTheDocument();
  expect(screen.getByText('in the file: 12345678')).toBeInTheDocument();
  expect(screen.queryByText(/in the file: Rahman/u)).toBeNull();
  expect(screen.getByText('not accepted: x')).toBeInTheDocument();
  expect(screen.getByText('Line 9: Total 1')).toBeInTheDocument();
});
