'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { Tile, Tiles } from '@/components/kits/dashboard/tile';
import { DetailColumns } from '@/components/kits/detail/detail-columns';
import { Empty } from '@/components/feedback/empty';
import { Agenda } from '@/components/ui/calendar/agenda';
import { MonthCalendar } from '@/components/ui/calendar/month-calendar';
import { WeekCalendar } from '@/components/ui/calendar/week-calendar';
import { BarList } from '@/components/ui/charts/bar-list';
import { DonutChart } from '@/components/ui/charts/donut-chart';
import { HeatDays } from '@/components/ui/charts/heat-days';
import { LineChart } from '@/components/ui/charts/line-chart';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { samples, say } from './samples';

const today = '2026-11-16';

export function DetailBlock() {
  const locale = useLocale();
  return (
    <div className="grid gap-5">
      <DetailColumns asideFirst aside={<Panel title={say(locale, 'Beside', 'នៅក្បែរ')}>…</Panel>}>
        <Panel title={say(locale, 'Content', 'ខ្លឹមសារ')}>…</Panel>
      </DetailColumns>
      <Tiles>
        {samples.slice(0, 4).map(({ id, en, km, priceUsd }) => (
          <Tile key={id} label={say(locale, en, km)} value={priceUsd} icon={<Icon name="clock" />} />
        ))}
      </Tiles>
    </div>
  );
}

export function ChartBlock() {
  const locale = useLocale();
  const items = samples.map(({ id, en, km, priceUsd }) => ({
    key: id,
    label: say(locale, en, km),
    value: priceUsd,
  }));
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <BarList label="BarList" items={items} />
      <DonutChart label="DonutChart" unit="USD" items={items.slice(0, 4)} />
      <LineChart
        label="LineChart"
        stepsLabel={say(locale, 'Month', 'ខែ')}
        unit={say(locale, 'Students', 'សិស្ស')}
        steps={['9', '10', '11']}
        series={items.slice(0, 2).map(({ key, label, value }) => ({
          key,
          label,
          values: [value, value * 2, value + 1],
        }))}
      />
      <HeatDays
        label="HeatDays"
        from="2026-11-01"
        to="2027-01-31"
        valueLabel={say(locale, 'Hours', 'ម៉ោង')}
        values={Object.fromEntries(samples.map(({ soldOn, priceUsd }) => [soldOn, priceUsd]))}
      />
    </div>
  );
}

export function CalendarBlock() {
  const locale = useLocale();
  const [day, setDay] = useState(today);
  const events = samples.map(({ id, en, km, soldOn }, index) => ({
    id,
    title: say(locale, en, km),
    start: `${soldOn}T0${index}:00:00.000Z`,
    end: `${soldOn}T0${index + 1}:30:00.000Z`,
  }));
  return (
    <div className="grid gap-8">
      <MonthCalendar label="MonthCalendar" events={events} day={day} onDay={setDay} today={today} />
      <WeekCalendar label="WeekCalendar" events={events} day={day} onDay={setDay} today={today} />
      <Agenda label="Agenda" events={events} from={today} empty={<Empty title="–" />} />
    </div>
  );
}
