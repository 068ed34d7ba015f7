import { joinHyphens } from '@/lib/domain/unbroken';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { BarList } from './bar-list';
import { axisTicks, sharesOf } from './chart-scale';
import { DonutChart } from './donut-chart';
import { Funnel } from './funnel';
import { HeatDays } from './heat-days';
import { LineChart } from './line-chart';

test.each([
  [13, [0, 5, 10, 15]],
  [0, [0, 1]],
  [1, [0, 0.5, 1]],
  [400, [0, 100, 200, 300, 400]],
  [Number.NaN, [0, 1]],
])('an axis for %d', (max, ticks) => expect(axisTicks(max)).toEqual(ticks));

test('shares add up to 100, and to nothing without values', () => {
  expect(sharesOf([1, 1, 1])).toEqual([34, 33, 33]);
  expect(sharesOf([0, 0])).toEqual([0, 0]);
  expect(sharesOf([2, 1]).reduce((sum, share) => sum + share)).toBe(100);
});

const widths = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[style*="width"]')].map(({ style }) => style.width);
const parts = [
  { key: 'a', label: 'Accepted', value: 3 },
  { key: 'b', label: 'Waiting', value: 1 },
];

test('parts of a whole are drawn on 100 %, other values on the greatest or a given one', () => {
  renderScreen(
    <>
      <BarList label="parts" items={parts} shares />
      <BarList label="values" items={parts} />
      <BarList label="fixed" items={parts} max={6} />
      <BarList label="none" items={parts.map((part) => ({ ...part, value: 0 }))} shares />
    </>,
  );
  const list = (name: string) => screen.getByRole('list', { name });
  expect(
    within(list('parts'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Accepted3 (75%)', 'Waiting1 (25%)']);
  expect(widths(list('parts'))).toEqual(['75%', '25%']);
  expect(widths(list('values'))[0]).toBe('100%');
  expect(widths(list('fixed'))[0]).toBe('50%');
  expect(widths(list('none'))).toEqual(['0%', '0%']);
});

test('a line chart has its last numbers beside it and all of them in a table', async () => {
  renderScreen(
    <LineChart
      label="Applications"
      stepsLabel="Month"
      unit="applications"
      steps={['Jan', 'Feb', 'Mar']}
      series={[{ key: 'new', label: 'New', values: [1, 4, 2] }]}
    />,
  );
  const figure = screen.getByRole('figure', { name: 'Applications' });
  await userEvent.click(within(figure).getByText('Numbers as a table'));
  const rows = within(figure).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual(['MonthNew', 'Jan1', 'Feb4', 'Mar2']);
  // From the axis at 0 to the top tick.
  expect(figure.querySelector('polyline')?.getAttribute('points')).toBe('48.0,165.5 228.0,32.0 408.0,121.0');
});

test('a step that still runs is named, and its line is broken', () => {
  renderScreen(
    <LineChart
      label="Applications"
      stepsLabel="Week"
      unit="applications"
      running="so far"
      steps={['1', '2', '3']}
      series={[{ key: 'received', label: 'Received', values: [10, 40, 5] }]}
    />,
  );
  const [whole, broken] = document.querySelectorAll('polyline');
  expect(whole?.getAttribute('points')?.split(' ')).toHaveLength(2);
  expect(broken?.getAttribute('points')?.split(' ')).toHaveLength(2);
  expect(broken).toHaveAttribute('stroke-dasharray');
  expect(screen.getByRole('rowheader', { name: '3 (so far)' })).toBeInTheDocument();
});

test('a donut lists every part with its share of the sum', () => {
  const { container } = renderScreen(<DonutChart label="Status" unit="people" items={parts} />);
  expect(screen.getByRole('list', { name: 'Status' })).toHaveTextContent('Accepted3 (75%)Waiting1 (25%)');
  expect(container.querySelector('text')).toHaveTextContent('4');
  expect(container.querySelectorAll('circle')).toHaveLength(3);
});

test('the heat of days counts the days with something and lists them', () => {
  renderScreen(
    <HeatDays
      label="Attendance"
      from="2026-11-18"
      to="2026-11-22"
      values={{ '2026-11-19': 2, '2026-11-20': 4, '2025-01-01': 9 }}
      valueLabel="Hours"
    />,
    { locale: 'km' },
  );
  const figure = screen.getByRole('figure', { name: 'Attendance' });
  expect(figure).toHaveTextContent('2 ថ្ងៃ · ច្រើនបំផុត 4 ក្នុងមួយថ្ងៃ');
  expect(
    within(figure)
      .getAllByRole('rowheader', { hidden: true })
      .map((cell) => cell.textContent),
  ).toEqual([joinHyphens('19-វិច្ឆិកា-2026'), joinHyphens('20-វិច្ឆិកា-2026')]);
});

test('both ends of the axis of steps are named, whatever stands between, and the unit of its values', () => {
  renderScreen(
    <LineChart
      label="Applications"
      stepsLabel="Week"
      unit="People"
      steps={Array.from({ length: 12 }, (_, at) => `W${at + 1}`)}
      series={[{ key: 'received', label: 'Received', values: Array(12).fill(1) }]}
    />,
  );
  const texts = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['People', '0', '0.5', '1', 'W1', 'W4', 'W7', 'W12']);
});

test('a funnel says of each stage how many there are and which share of the one before goes on', () => {
  const stages = [
    { key: 'received', label: 'Received', value: 40 },
    { key: 'decided', label: 'Decided', value: 10 },
    { key: 'accepted', label: 'Accepted', value: 0 },
    { key: 'certain', label: 'Certain', value: 0 },
  ];
  renderScreen(<Funnel label="Progress" stages={stages} shareText={(share) => `${share}% go on`} />);
  const list = within(screen.getByRole('list', { name: 'Progress' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Received40',
    'Decided10 25% go on',
    'Accepted0 0% go on',
    // Nobody was left who could go on.
    'Certain0',
  ]);
  const shapes = [...document.querySelectorAll<HTMLElement>('li [style]')].map(({ style }) => style.clipPath);
  expect(shapes[0]).toBe('polygon(0% 0px, 100% 0px, 62.5% 100%, 37.5% 100%)');
});
