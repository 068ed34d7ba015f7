'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useRef, useState } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { dayOfText, textOfDay } from './day-text';

const DayCalendar = lazyPart(
  () => import('./day-calendar').then((module) => module.DayCalendar),
  () => null,
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
  const button = useRef<HTMLButtonElement>(null);
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
      <IconButton
        ref={button}
        label={t('open', { label })}
        icon={<Icon name="calendar-days" className="size-5" />}
        className="absolute right-0.5 top-0.5 text-muted"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={input.disabled}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <DayCalendar
          label={label}
          button={button}
          day={dayOfText(text)}
          min={min}
          max={max}
          onPick={(day) => {
            setTyped(null);
            onText(textOfDay(day));
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
