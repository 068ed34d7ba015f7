'use client';

import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { DayInput } from './day-input';
import { textOfValue, valueOfText } from './day-text';
import { Field, type FieldBase } from './field';
import { joinInstant, splitInstant } from './instant-parts';

/** A near day and a time of day in Cambodia; the value is an ISO instant, '' when it is empty. */
export function InstantField(base: FieldBase) {
  const t = useTranslations('form');
  const { field } = useController({ name: base.name, defaultValue: '' });
  const { date, time } = splitInstant(typeof field.value === 'string' ? field.value : '');
  return (
    <Field {...base} group>
      {({ id, ...control }) => (
        <div
          className="flex flex-wrap gap-2"
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur();
          }}
        >
          <DayInput
            {...control}
            id={id}
            ref={field.ref}
            className="flex-[1_1_10.5rem]"
            aria-label={t('day')}
            label={base.label}
            text={textOfValue(date)}
            onText={(text) => field.onChange(joinInstant({ date: valueOfText(text), time }))}
          />
          <Input
            {...control}
            type="time"
            aria-label={t('time')}
            className="w-auto min-w-36 flex-[1_1_9rem]"
            value={time}
            onChange={({ target }) => field.onChange(joinInstant({ date, time: target.value }))}
          />
        </div>
      )}
    </Field>
  );
}
