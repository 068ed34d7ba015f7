import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { shownKeys } from './shown-keys';
import { useKeys, usePartKeys } from './use-keys';

const next = vi.fn<() => void>();
const mark = vi.fn<() => void | false>();

function Page({ canMark = true }: { canMark?: boolean }) {
  useKeys('List', [
    { keys: ['j', 'ArrowDown'], words: 'Next row', deed: next },
    ...(canMark ? [{ keys: ['x'] as const, words: 'Mark', deed: mark }] : []),
  ]);
  return (
    <>
      <input aria-label="Name" />
      <input type="checkbox" aria-label="Row" />
      <button type="button">Outside</button>
      <div role="dialog">
        <button type="button">Inside</button>
      </div>
    </>
  );
}

test('a key works wherever the focus is, and what is shown is what works', async () => {
  next.mockClear();
  const { rerender, unmount } = renderScreen(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
  await userEvent.keyboard('j');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.keyboard('{ArrowDown}');
  expect(next).toHaveBeenCalledTimes(2);
  expect(shownKeys.read()).toEqual([
    {
      title: 'List',
      deeds: [
        { keys: ['j', 'ArrowDown'], words: 'Next row' },
        { keys: ['x'], words: 'Mark' },
      ],
    },
  ]);
  rerender(<Page canMark={false} />);
  expect(shownKeys.read().flatMap(({ deeds }) => deeds.map(({ words }) => words))).toEqual(['Next row']);
  unmount();
  expect(shownKeys.read()).toEqual([]);
});

test('nothing fires while somebody types, in a dialog, with Ctrl, or after another handler took the key', async () => {
  next.mockClear();
  renderScreen(<Page />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'jj');
  expect(field).toHaveValue('jj');
  screen.getByRole('button', { name: 'Inside' }).focus();
  await userEvent.keyboard('j');
  screen.getByRole('button', { name: 'Outside' }).focus();
  await userEvent.keyboard('{Control>}j{/Control}');
  const taken = new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true });
  taken.preventDefault();
  fireEvent(document.body, taken);
  expect(next).not.toHaveBeenCalled();
});

test('a deed that has nothing to do leaves the key to the browser', () => {
  renderScreen(<Page />);
  mark.mockReturnValueOnce(false);
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(true);
  mark.mockReturnValueOnce(undefined);
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(false);
});

test('a held key works in a field and by its place; without Ctrl it is text', async () => {
  const save = vi.fn<() => void>();
  function Form() {
    useKeys('Editor', [{ keys: ['s'], held: true, words: 'Save', deed: save }]);
    return <input aria-label="Title" />;
  }
  renderScreen(<Form />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 's');
  expect(save).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(field, { key: 's', ctrlKey: true })).toBe(false);
  fireEvent.keyDown(field, { key: 'ស', code: 'KeyS', metaKey: true });
  fireEvent.keyDown(field, { key: 's', ctrlKey: true, shiftKey: true });
  expect(save).toHaveBeenCalledTimes(2);
  expect(shownKeys.read()).toEqual([
    { title: 'Editor', deeds: [{ keys: ['Ctrl S', '⌘ S'], words: 'Save' }] },
  ]);
});

function Cell() {
  const onKeyDown = usePartKeys('Cells', [{ keys: ['Enter'], words: 'Next pupil', deed: next }]);
  return <input aria-label="Score" onKeyDown={onKeyDown} />;
}

test('the keys of a part work in its fields only', async () => {
  next.mockClear();
  renderScreen(<Cell />);
  await userEvent.keyboard('{Enter}');
  expect(next).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(next).toHaveBeenCalledOnce();
  expect(shownKeys.read()).toMatchObject([{ title: 'Cells' }]);
});
