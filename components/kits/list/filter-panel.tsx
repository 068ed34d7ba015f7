'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';
import {
  type FilterField,
  type FilterValues,
  fieldKey,
  filterSchema,
  formValues,
  isWhole,
} from './filter-fields';
import type { ListAddress } from './list-address';
import type { Params, ValuesOf } from './list-params';
import type { ListNavigation } from './use-list-state';
import { useController } from 'react-hook-form';
import { Field, type FieldBase } from '@/components/form/field';
import type { Option } from '@/components/form/options';
import { Checkbox } from '@/components/ui/checkbox';

/** Several of a few; the value is the list of ticked ones. */
function ChoicesField({ options, ...base }: FieldBase & { options: readonly Option[] }) {
  const { field } = useController({ name: base.name, defaultValue: [] });
  const chosen: unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <Field {...base} group>
      {({ id, ...control }) => (
        <div className="flex flex-wrap gap-x-5">
          {options.map(({ value, label }, index) => (
            <Checkbox
              {...control}
              key={value}
              id={index === 0 ? id : undefined}
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(value)}
              onBlur={field.onBlur}
              onChange={({ target }) =>
                field.onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
            >
              {label}
            </Checkbox>
          ))}
        </div>
      )}
    </Field>
  );
}

interface FilterPanelProps<P extends Params> {
  address: ListAddress<P>;
  list: ListNavigation<ValuesOf<P>>;
  fields: readonly FilterField<P>[];
  /** Somebody has said all. */
  onDone: () => void;
}

/** The filters of a list: a choice narrows it at once, what is typed when its field is left or Enter is pressed. */
export function FilterPanel<P extends Params>({ address, list, fields, onDone }: FilterPanelProps<P>) {
  const t = useTranslations('list');
  // The address may change independently of the form: back, a cleared filter.
  const values = formValues(fields, list.state.filters, address.params);
  const schema = filterSchema(fields);
  const form = useZodForm(schema, { values });
  const { getValues, subscribe } = form;
  const go = (next: FilterValues) => {
    const differs = Object.entries(next).some(
      ([name, value]) => String(value) !== String(list.state.filters[name] ?? ''),
    );
    // The field names are the parameter names of the address.
    if (differs) list.go({ filters: next as Partial<ValuesOf<P>> });
  };
  // What does not fit yet is said when its field is left, or at the button.
  const apply = () => {
    const { data } = schema.safeParse(getValues());
    if (data) go(data);
  };
  const onChange = useEffectEvent((name: string, value: unknown) => {
    if (isWhole(fields, name, value)) apply();
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values: now }) => name !== undefined && onChange(name, now[name]),
      }),
    [subscribe],
  );
  return (
    <Form
      form={form}
      aria-label={t('filters')}
      onSubmit={(next) => {
        go(next);
        onDone();
      }}
      onBlur={({ target }) => {
        if (fields.some((field) => field.kind === 'text' && field.name === target.getAttribute('name')))
          apply();
      }}
      className="grid min-h-0 gap-4 overflow-y-auto p-4"
    >
      {fields.map((field) => (
        <FilterControl key={fieldKey(field)} field={field} />
      ))}
      <div className="flex items-center justify-between gap-4">
        <Button type="submit">{t('show')}</Button>
        {address.isNarrowed(list.state) && (
          <LinkButton href={address.href({}, address.cleared(list.state))} variant="link" scroll={false}>
            {t('clear')}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}

function FilterControl<P extends Params>({ field }: { field: FilterField<P> }) {
  const locale = useLocale();
  // No field of a filter is required.
  const base = { optional: 'unsaid' } as const;
  switch (field.kind) {
    case 'text':
      return <TextField {...base} name={field.name} label={field.label} autoComplete="off" />;
    case 'select': {
      const { name, label, any, options } = field;
      return <SelectField {...base} name={name} label={label} placeholder={any} options={options} />;
    }
    case 'choices':
      return <ChoicesField {...base} name={field.name} label={field.label} options={field.options} />;
    case 'province': {
      const options = provinces.map((place) => ({ value: place.code, label: placeLabel(place, locale) }));
      return (
        <SelectField
          {...base}
          name={field.name}
          label={field.label}
          placeholder={field.any}
          options={options}
        />
      );
    }
    case 'field':
      return <field.Field {...base} name={field.name} label={field.label} />;
    case 'dates':
      return (
        <>
          <DateField {...base} name={field.from} label={field.labels[0]} />
          <DateField {...base} name={field.to} label={field.labels[1]} />
        </>
      );
  }
}
