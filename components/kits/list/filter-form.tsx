'use client';

import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { LinkButton } from '@/components/ui/link-button';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';
import { ChoicesField } from './choices-field';
import { controlCount, type FilterField, filterSchema, formValues } from './filter-fields';
import type { ListAddress } from './list-address';
import type { Params, ValuesOf } from './list-params';
import type { ListNavigation } from './use-list-state';

interface FilterFormProps<P extends Params> {
  address: ListAddress<P>;
  list: ListNavigation<ValuesOf<P>>;
  fields: readonly FilterField<P>[];
  /** The label of the button where "Filter" does not fit. */
  apply?: string;
}

/** More controls than this are collapsed. */
const inlineMax = 3;

/** The filters of a list; submitting changes the address. */
export function FilterForm<P extends Params>(props: FilterFormProps<P>) {
  const { address, list, apply } = props;
  const t = useTranslations('list');
  const { filters } = list.state;
  const fields = props.fields.filter(canChoose);
  const [first, ...rest] = fields;
  // Check boxes in a row of fields would leave the others on an empty block.
  const folds = controlCount(fields) > inlineMax || rest.some(({ kind }) => kind === 'choices');
  const schema = filterSchema(fields);
  // The address may change independently of the form: back, a cleared filter.
  const values = formValues(fields, filters, address.params);
  const [open, setOpen] = useState(
    Object.values(formValues(rest, filters, address.params)).some((each) => each.length > 0),
  );
  const form = useZodForm(schema, { values });
  if (!first) return null;
  return (
    <Form
      form={form}
      role="search"
      // The field names are the parameter names of the address.
      onSubmit={(next) => list.go({ filters: next as Partial<ValuesOf<P>> })}
      className="grid grid-cols-1 gap-4 rounded-lg border border-border bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-end gap-3">
        <FilterControl field={first} search className="min-w-0 flex-1 basis-64" />
        {!folds &&
          rest.map((field) => (
            <FilterControl
              key={fieldKey(field)}
              field={field}
              className="min-w-0 flex-1 basis-52 lg:max-w-64"
            />
          ))}
        {folds && (
          <Button
            variant="secondary"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="min-h-12 max-sm:flex-1"
          >
            <Icon name="sliders-horizontal" className="size-5" />
            {t('filters')}
          </Button>
        )}
        <Button type="submit" className="min-h-12 max-sm:flex-1">
          {apply ?? t('apply')}
        </Button>
      </div>
      {folds && (
        <div className={cn('gap-4 md:grid-cols-2', open ? 'grid' : 'hidden')}>
          {rest.map((field) => (
            <FilterControl key={fieldKey(field)} field={field} />
          ))}
        </div>
      )}
      {address.isNarrowed(list.state) && (
        <div>
          <LinkButton href={address.href({}, address.cleared(list.state))} variant="link" scroll={false}>
            {t('clear')}
          </LinkButton>
        </div>
      )}
    </Form>
  );
}

/** A choice of one is no choice: it is not shown. */
const canChoose = <P extends Params>(field: FilterField<P>): boolean =>
  field.kind !== 'select' || field.options.length > 1;

const fieldKey = <P extends Params>(field: FilterField<P>): string =>
  field.kind === 'dates' ? field.from : field.name;

interface FilterControlProps<P extends Params> {
  field: FilterField<P>;
  /** The text field that searches the list. */
  search?: boolean;
  className?: string;
}

function FilterControl<P extends Params>({ field, search, className }: FilterControlProps<P>) {
  const locale = useLocale();
  // No field of a filter is required.
  const base = { optional: 'unsaid', className } as const;
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          {...base}
          name={field.name}
          label={field.label}
          type={search ? 'search' : 'text'}
          autoComplete="off"
        />
      );
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
