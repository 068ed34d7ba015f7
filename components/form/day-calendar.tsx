'use client';

import type { RefObject } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { DayPicker } from '@/components/ui/calendar/day-picker';
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
    <AnchoredPopover
      anchor={button}
      open
      onOpenChange={(open) => open || onClose()}
      aria-label={label}
      // A low window has not the room for a whole month.
      className="w-80 overflow-y-auto"
      // The picker takes the focus to its day.
      onOpenAutoFocus={(event) => event.preventDefault()}
    >
      <DayPicker {...picker} today={today} />
    </AnchoredPopover>
  );
}
