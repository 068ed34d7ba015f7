'use client';

import { type ComponentProps, useState } from 'react';
import { DayInput } from './day-input';
import { dayOfText, textOfDay } from './day-text';

interface IsoDayInputProps extends Omit<ComponentProps<typeof DayInput>, 'text' | 'onText'> {
  /** An ISO day, '' for none. */
  day: string;
  /** Hears a whole day, or '' while there is none. */
  onDay: (day: string) => void;
}

/** A near day outside a form of the kit. What is no day yet stays in the field. */
export function IsoDayInput({ day, onDay, ...input }: IsoDayInputProps) {
  const [text, setText] = useState('');
  const shown = day === '' ? text : textOfDay(day);
  return (
    <DayInput
      {...input}
      text={shown}
      onText={(typed) => {
        setText(typed);
        onDay(dayOfText(typed) ?? '');
      }}
    />
  );
}
