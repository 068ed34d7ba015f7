'use client';

import { joinMonth, splitDate } from './date-parts';
import type { FieldBase } from './field';
import { PartsField } from './parts-field';

/** A month of a year, for an event without an exact day; the value is the month's last day, MM/DD/YYYY. */
export const MonthField = (base: FieldBase) => (
  <PartsField
    {...base}
    parts={['month', 'year']}
    grid="grid-cols-[minmax(0,1fr)_6.25rem]"
    split={splitDate}
    join={joinMonth}
  />
);
