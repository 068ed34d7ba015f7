'use client';

import { useLocale } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/lib/device/save-file';
import { type CalendarDay, calendarFile } from '@/lib/domain/dates/calendar-file';
import { localizePath } from '@/lib/i18n/locales';
import type { Href } from '@/lib/routes/href';

interface SaveCalendarProps {
  label: string;
  fileName: string;
  /** Each with the page that it is about. */
  days: readonly (Omit<CalendarDay, 'url'> & { page: Href })[];
}

/** Saves days for the phone's calendar; nothing where there are none. */
export function SaveCalendar({ label, fileName, days }: SaveCalendarProps) {
  const locale = useLocale();
  if (days.length === 0) return null;
  const save = () => {
    const events = days.map(({ page, ...day }) => ({
      ...day,
      url: new URL(localizePath(page, locale), window.location.origin).href,
    }));
    saveFile(fileName, 'text/calendar;charset=utf-8', calendarFile(events, new Date()));
  };
  return (
    <Button variant="secondary" size="sm" className="min-h-11" onClick={save}>
      <Icon name="calendar-days" className="size-5" />
      {label}
    </Button>
  );
}
