import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { BoardCard } from './board-card';
import type { ColumnPage } from './column-pages';
import { createDrag } from './create-drag';
import { StepBoard, StepColumn } from './step-column';

interface Card {
  id: string;
  step: string;
}
type Read = (step: string, start: number) => Promise<ColumnPage<Card>>;

const { drag, useDrop } = createDrag<Card>();
const steps = [
  { key: 'new', name: 'New', nameNative: 'ថ្មី', color: '#123456' },
  { key: 'done', name: 'Done', nameNative: 'រួច', color: '#654321' },
] as const;
const pageSize = 20;
/** A step of so many cards, as the server answers it. */
const cards =
  (counts: Record<string, number>): Read =>
  (step, start) => {
    const total = counts[step] ?? 0;
    const length = Math.min(pageSize, total - start);
    const data = Array.from({ length }, (_, index) => ({ id: `${step}-${start + index}`, step }));
    return Promise.resolve({ data, countTotal: start === 0 ? total : null });
  };

function Column({ step, read, onMove }: ExampleProps & { step: (typeof steps)[number] }) {
  const drop = useDrop({
    takes: (card) => card.step !== step.key,
    onDrop: (card) => onMove(card.id, step.key),
  });
  return (
    <StepColumn
      step={step}
      drop={drop}
      queryKey={['cards', step.key]}
      read={(start) => read(step.key, start)}
      keyOf={({ id }) => id}
      card={(card) => (
        <BoardCard
          title={<h3>{card.id}</h3>}
          moveLabel={`Move ${card.id}`}
          columns={steps.flatMap(({ key, name, color }) =>
            key === card.step ? [] : [{ key, label: name, color }],
          )}
          onDrag={(isDragged) => drag(isDragged ? card : null)}
          onMove={(target) => onMove(card.id, target)}
        >
          <p>Words</p>
        </BoardCard>
      )}
      texts={{ again: 'Try again', empty: 'No card' }}
    />
  );
}

interface ExampleProps {
  read: Read;
  onMove: (id: string, target: string) => void;
}
const open = (read: Read) => {
  const onMove = vi.fn<ExampleProps['onMove']>();
  renderScreen(
    <StepBoard label="Cards by step">
      {steps.map((step) => (
        <Column key={step.key} step={step} read={read} onMove={onMove} />
      ))}
    </StepBoard>,
  );
  return onMove;
};
const column = (name: string) => within(screen.getByRole('group', { name }));
const dataTransfer = { effectAllowed: 'none' };
const fire = async (element: Element, type: string) => {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
  element.dispatchEvent(event);
  await Promise.resolve();
  return event;
};

test('each step shows its cards and how many there are; further pages follow', async () => {
  open(cards({ new: 25 }));
  expect(await screen.findByText('new-24')).toBeVisible();
  expect(column('New').getAllByRole('article')).toHaveLength(25);
  expect(screen.getByText('25')).toBeVisible();
  expect(column('Done').getByText('No card')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Cards by step' })).toBeVisible();
});

test('of many cards only those near the visible part are in the document', async () => {
  const read = vi.fn<Read>(cards({ new: 4_000 }));
  open(read);
  await screen.findByText('4000');
  await waitFor(() => expect(read).toHaveBeenCalledWith('new', pageSize));
  await waitFor(() => expect(column('New').queryAllByRole('article').length).toBeLessThan(30));
  // Nothing below is in sight, so nothing below is read.
  expect(read.mock.calls.filter(([step]) => step === 'new').length).toBeLessThan(5);
});

test('a card is moved by its menu with the keyboard, and dropped only on another step', async () => {
  const onMove = open(cards({ new: 1 }));
  const move = await screen.findByRole('button', { name: 'Move new-0' });
  move.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Done' });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onMove).toHaveBeenLastCalledWith('new-0', 'done'));

  const [card] = column('New').getAllByRole('article');
  if (!card) throw new Error('There is one card.');
  await fire(card, 'dragstart');
  const own = await fire(screen.getByRole('group', { name: 'New' }), 'dragover');
  const other = await fire(screen.getByRole('group', { name: 'Done' }), 'dragover');
  expect([own.defaultPrevented, other.defaultPrevented]).toEqual([false, true]);
  onMove.mockClear();
  await fire(screen.getByRole('group', { name: 'New' }), 'drop');
  expect(onMove).not.toHaveBeenCalled();
  await fire(card, 'dragstart');
  await fire(screen.getByRole('group', { name: 'Done' }), 'drop');
  expect(onMove).toHaveBeenCalledExactlyOnceWith('new-0', 'done');
});

test('while a card is dragged, steps that do not take it are dimmed', async () => {
  open(cards({ new: 1 }));
  await screen.findByRole('button', { name: 'Move new-0' });
  const [card] = column('New').getAllByRole('article');
  if (!card) throw new Error('There is one card.');
  const steps = () =>
    ['New', 'Done'].map((name) => screen.getByRole('group', { name }).closest('li')?.className ?? '');
  const areDimmed = () => steps().map((classes) => classes.includes('opacity-50'));
  expect(areDimmed()).toEqual([false, false]);
  await fire(card, 'dragstart');
  await waitFor(() => expect(areDimmed()).toEqual([true, false]));
  await fire(card, 'dragend');
  await waitFor(() => expect(areDimmed()).toEqual([false, false]));
});

test('a step that cannot be read says so and is read again', async () => {
  const read = vi.fn<Read>(cards({ new: 1 })).mockRejectedValueOnce(new Error('offline'));
  open(read);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('new-0')).toBeVisible();
});
