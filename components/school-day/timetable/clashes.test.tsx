import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { Form } from '@/components/form/form';
import { ApiError } from '@/lib/api/api-error';
import { joinHyphens } from '@/lib/domain/unbroken';
import { renderScreen } from '@/tests/support/screen';
import { Clashes, clashesIn, throwShown } from './clashes';

const refusal = new ApiError(409, {
  code: 'clash',
  message: 'A room, a teacher or the class is taken.',
  issues: [
    { path: 'slots.0', code: 'class-busy', message: 'MA101 Algebra, 2026-12-02 07:00' },
    { path: 'slots.0', code: 'room-taken', message: 'B-2: MA101 Algebra, 2026-12-02 07:00' },
    { path: 'slots.0', code: 'teacher-busy', message: 'Sok Dara: MA101 Algebra, 2026-12-02 07:00' },
    { path: 'slots.0', code: 'class-busy', message: 'MA101 Algebra, 2026-12-09 07:00' },
  ],
});

test.each([
  ['en', '02-Dec-2026 07:00'],
  ['km', '02-ធ្នូ-2026 07:00'],
] as const)('the day of a clash is written as everywhere (%s)', (locale, written) => {
  renderScreen(<Clashes clashes={clashesIn(refusal) ?? []} />, { locale });
  expect(screen.getAllByText(new RegExp(joinHyphens(written)))[0]).toBeVisible();
  expect(screen.queryByText(/2026-12-02/)).toBeNull();
});

test('a lesson that is in the way stands there once, with all that it takes', () => {
  renderScreen(<Clashes clashes={clashesIn(refusal) ?? []} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^MA101 Algebra, .* 07:00: the class, room B-2, teacher Sok Dara$/);
});

function Tried() {
  const form = useForm({ defaultValues: { slots: [{ room: 'B-2' }] } });
  return (
    <Form form={form} onSubmit={() => throwShown(refusal)}>
      <button type="submit">Try</button>
    </Form>
  );
}

test('the form around it says nothing more of it', async () => {
  renderScreen(<Tried />);
  await userEvent.click(screen.getByRole('button', { name: 'Try' }));
  expect(screen.queryByText(/is not valid/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
