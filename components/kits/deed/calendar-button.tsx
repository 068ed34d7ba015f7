'use client';

import { useLocale } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { saveFile } from '@/lib/device/save-file';
import { type CalendarDay, calendarFile, type CalendarHours } from '@/lib/domain/dates/calendar-file';
import { localizePath } from '@/lib/i18n/locales';
import type { Href } from '@/lib/routes/href';

type CalendarMatter = Omit<CalendarDay, 'url'> | Omit<CalendarHours, 'url'>;

interface CalendarButtonProps {
  matter: CalendarMatter;
  /** The page that the entry leads to. */
  page: Href;
  /** Of the file, without its ending. */
  name: string;
  text: string;
  variant?: 'primary' | 'secondary';
  wide?: boolean;
}

/** Puts a day or some hours into one's own calendar, which reminds a day before; it needs no account. */
export function CalendarButton({
  matter,
  page,
  name,
  text,
  variant = 'secondary',
  wide = false,
}: CalendarButtonProps) {
  const locale = useLocale();
  const save = () => {
    const url = new URL(localizePath(page, locale), window.location.origin).href;
    saveFile(`${name}.ics`, 'text/calendar;charset=utf-8', calendarFile([{ ...matter, url }], new Date()));
  };
  return (
    <Button variant={variant} wide={wide} onClick={save}>
      <Icon name="calendar-days" className="size-5" />
      {text}
    </Button>
  );
}
