'use client';

import type { RefObject } from 'react';
import { DayPicker } from '@/components/ui/calendar/day-picker';
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover';
import { useToday } from '@/components/ui/use-today';

interface DayCalendarProps {
  /** What it is for. */
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  day: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
}

/** The calendar of a field, beside its button; in a file of its own, so that a page pays for it when it is opened. */
export function DayCalendar({ label, button, onClose, ...picker }: DayCalendarProps) {
  const today = useToday();
  return (
    <Popover open onOpenChange={(open) => open || onClose()}>
      <PopoverAnchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <PopoverContent
        aria-label={label}
        className="w-80"
        // The picker takes the focus to its day; the button closes what it has opened.
        onOpenAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
      >
        <DayPicker {...picker} today={today} />
      </PopoverContent>
    </Popover>
  );
}
