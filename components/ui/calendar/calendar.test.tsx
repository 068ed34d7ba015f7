import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '@/tests/support/screen';
import { Agenda } from './agenda';
import { type CalendarEvent, eventsByDay } from './calendar-event';
import { MonthCalendar } from './month-calendar';
import { WeekCalendar } from './week-calendar';

const events: CalendarEvent[] = [
  {
    id: 'exam',
    title: 'Exam',
    start: '2026-11-23T01:00:00.000Z',
    end: '2026-11-23T03:00:00.000Z',
    note: 'A1',
  },
  { id: 'late', title: 'Late class', start: '2026-11-22T18:00:00.000Z', end: '2026-11-22T19:00:00.000Z' },
  { id: 'feast', title: 'Water Festival', start: '2026-11-23', end: '2026-11-25' },
];

function Month() {
  const [day, setDay] = useState('2026-11-22');
  return <MonthCalendar label="Classes" events={events} day={day} onDay={setDay} today="2026-11-22" />;
}

test('events fall on Phnom Penh’s days, those of all day first', () => {
  const byDay = eventsByDay(events);
  expect(byDay.get('2026-11-23')?.map(({ id }) => id)).toEqual(['feast', 'late', 'exam']);
  expect(byDay.get('2026-11-25')?.map(({ id }) => id)).toEqual(['feast']);
  expect(byDay.has('2026-11-22')).toBe(false);
});

test('a month is one stop of Tab and walked with arrow keys, beyond its ends too', async () => {
  renderScreen(<Month />);
  const day = (name: RegExp) => screen.getByRole('button', { name });
  expect(day(/^Sunday 22 November 2026, no events/)).toHaveAttribute('aria-current', 'date');
  day(/^Sunday 22 November/).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(day(/^Monday 23 November 2026, 3 events/)).toHaveFocus();
  expect(screen.getByText('08:00–\u206010:00')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  expect(day(/^Monday 30 November/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(day(/^Tuesday 1 December 2026/)).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  await userEvent.keyboard('{PageUp}{Home}{End}');
  expect(day(/^Sunday 1 November/)).toHaveFocus();
  const days = within(screen.getByRole('table')).getAllByRole('button');
  expect(days.filter((each) => each.tabIndex === 0)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(day(/^Sunday 22 November/)).toHaveAttribute('aria-pressed', 'true');
});

test('a week has its days in Khmer, each with its events, and no free Saturday and Sunday', () => {
  const show = (shown: readonly CalendarEvent[]) =>
    renderScreen(
      <WeekCalendar
        label="Classes"
        events={shown}
        day="2026-11-23"
        onDay={() => undefined}
        today="2026-11-23"
      />,
      { locale: 'km' },
    );
  const daysShown = () => within(screen.getByRole('region', { name: 'Classes' })).getAllByRole('listitem');
  const { unmount } = show(events);
  expect(daysShown()).toHaveLength(5);
  expect(daysShown()[0]).toHaveTextContent('ច័ន្ទ 23');
  expect(daysShown()[0]).toHaveTextContent('Exam');
  expect(daysShown()[4]).toHaveTextContent('គ្មានព្រឹត្តិការណ៍នៅថ្ងៃដែលបានជ្រើសរើសទេ');
  expect(screen.getByRole('heading')).toHaveTextContent('23–27');
  unmount();
  show([
    ...events,
    { id: 'extra', title: 'Extra class', start: '2026-11-28T01:00:00Z', end: '2026-11-28T02:00:00Z' },
  ]);
  expect(daysShown()).toHaveLength(6);
  expect(daysShown()[5]).toHaveTextContent('Extra class');
});

test('an agenda lists days with something, from a day on, else what stands for none', () => {
  const { unmount } = renderScreen(<Agenda label="Next" events={events} from="2026-11-24" empty="none" />);
  const days = within(screen.getByRole('list', { name: 'Next' })).getAllByRole('listitem');
  expect(days.map((day) => day.textContent)).toEqual([
    'Tuesday 24 November 2026Water Festival',
    'Wednesday 25 November 2026Water Festival',
  ]);
  unmount();
  renderScreen(<Agenda label="Next" events={events} from="2027-01-01" empty="none" />);
  expect(screen.getByText('none')).toBeVisible();
});
