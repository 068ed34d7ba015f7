import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { MoveButtons } from './move-buttons';

let answer = () => undefined as void;

function Example() {
  const [names, setNames] = useState(['Law', 'Nursing']);
  const [busy, setBusy] = useState(false);
  return (
    <ol>
      {names.map((name, index) => (
        <li key={name}>
          <MoveButtons
            up={`${name} up`}
            down={`${name} down`}
            isFirst={index === 0}
            isLast={index === names.length - 1}
            busy={busy}
            onMove={() => {
              setBusy(true);
              answer = () => {
                setNames(names.toReversed());
                setBusy(false);
              };
            }}
          />
        </li>
      ))}
    </ol>
  );
}

test('after a move the focus is on the entry that moved, at the end of the list on its other button', async () => {
  renderScreen(<Example />);
  screen.getByRole('button', { name: 'Nursing up' }).focus();
  await userEvent.keyboard('{Enter}');
  act(() => answer());
  expect(screen.getByRole('button', { name: 'Nursing down' })).toHaveFocus();
});

test('who has gone on meanwhile is left where they are', async () => {
  renderScreen(
    <>
      <Example />
      <input aria-label="Note" />
    </>,
  );
  screen.getByRole('button', { name: 'Nursing up' }).focus();
  await userEvent.keyboard('{Enter}');
  screen.getByLabelText('Note').focus();
  act(() => answer());
  expect(screen.getByLabelText('Note')).toHaveFocus();
});
