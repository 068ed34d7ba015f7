'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Skeleton } from '@/components/ui/skeleton';
import { useToday } from '@/components/ui/use-today';
import { dayOfText, textOfDay } from './day-text';

const DayPicker = lazyPart(
  () => import('@/components/ui/calendar/day-picker').then((module) => module.DayPicker),
  () => <Skeleton className="m-2 h-84" />,
);

interface DayInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onBlur' | 'type' | 'min' | 'max'
> {
  /** What is written, day first. */
  text: string;
  /** Each change of what is typed, and the day that is taken from the calendar, as text. */
  onText: (text: string) => void;
  /** The focus is neither in the field nor in its calendar any more. */
  onLeave?: () => void;
  /** The first and the last ISO day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  /** What the calendar is for. */
  label: string;
}

/** A day, typed day first or taken from a calendar. What is typed stays as it is typed while the field has the focus. */
export function DayInput({ text, onText, onLeave, label, min, max, className, ...input }: DayInputProps) {
  const t = useTranslations('form.calendar');
  const today = useToday();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className={cn('relative min-w-0', className)}
      // The calendar is above the page, but a part of the field.
      onBlur={(event) => {
        if (isOpen || event.currentTarget.contains(event.relatedTarget)) event.stopPropagation();
        else onLeave?.();
      }}
    >
      <Input
        placeholder={t('placeholder')}
        inputMode="numeric"
        autoComplete="off"
        {...input}
        className="pr-12 tabular-nums"
        value={typed ?? text}
        onChange={({ target }) => {
          setTyped(target.value);
          onText(target.value);
        }}
        onBlur={() => setTyped(null)}
      />
      <Popover open={isOpen} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <IconButton
            label={t('open', { label })}
            icon={<Icon name="calendar-days" className="size-5" />}
            className="absolute right-0.5 top-0.5 text-muted"
            disabled={input.disabled}
          />
        </PopoverTrigger>
        <PopoverContent
          aria-label={label}
          className="w-80"
          onOpenAutoFocus={(event) => event.preventDefault()}
        >
          <DayPicker
            day={dayOfText(text)}
            today={today}
            min={min}
            max={max}
            onPick={(day) => {
              setTyped(null);
              onText(textOfDay(day));
              setOpen(false);
            }}
          />
        </PopoverContent>
      </Popover>
    </div>
  );
}
