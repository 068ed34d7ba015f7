import type { ComponentType } from 'react';
import * as z from 'zod';
import type { FieldBase } from '@/components/form/field';
import type { Option } from '@/components/form/options';
import { typed } from '@/lib/contract/fields';
import { parseMonthDayYear, toMonthDayYear } from '@/lib/domain/dates/dates';
import type { Params, ValuesOf } from './list-params';

/** The parameters whose value is of one kind. */
type NamesOf<P extends Params, Value> = {
  [Name in keyof P & string]: P[Name]['empty'] extends Value ? Name : never;
}[keyof P & string];

/** The parameters that may be '', which is all of them. */
export type NamesWithAll<P extends Params> = {
  [Name in keyof P & string]: '' extends P[Name]['empty'] ? Name : never;
}[keyof P & string];

/** A filter as its form shows it. Its name is a parameter of the address. */
export type FilterField<P extends Params> =
  | { kind: 'text'; name: NamesOf<P, string>; label: string; max?: number }
  | {
      kind: 'select';
      name: NamesOf<P, string>;
      label: string;
      any: string;
      options: readonly Option[];
      /** Rows fit none of the options: also a single one is a choice. */
      narrows?: boolean;
    }
  | { kind: 'choices'; name: NamesOf<P, readonly string[]>; label: string; options: readonly Option[] }
  | { kind: 'dates'; from: NamesOf<P, string>; to: NamesOf<P, string>; labels: readonly [string, string] }
  | { kind: 'province'; name: NamesOf<P, string>; label: string; any: string }
  /** A field that knows what it chooses from. */
  | { kind: 'field'; name: NamesOf<P, string>; label: string; Field: ComponentType<FieldBase> };

export type FilterValues = Record<string, string | string[]>;

const textMax = 120;
const day = z
  .string()
  .refine((value) => value === '' || parseMonthDayYear(value) !== null, 'invalid-date')
  .transform((value) => parseMonthDayYear(value) ?? '');

const namesOf = <P extends Params>(field: FilterField<P>): string[] =>
  field.kind === 'dates' ? [field.from, field.to] : [field.name];

/** A choice of the one that all rows have is no choice: it is not shown. */
export const canChoose = <P extends Params>(field: FilterField<P>): boolean =>
  field.kind !== 'select' || field.narrows === true || field.options.length > 1;

export const fieldKey = <P extends Params>(field: FilterField<P>): string =>
  field.kind === 'dates' ? field.from : field.name;

/** Whether a value is whole when it changes: a choice is, a day once it is a day, words when their field is left. */
export const isWhole = <P extends Params>(
  fields: readonly FilterField<P>[],
  name: string,
  value: unknown,
): boolean => {
  const kind = fields.find((field) => namesOf(field).includes(name))?.kind;
  return kind === 'dates' ? day.safeParse(value).success : kind !== 'text';
};

const schemaOf = <P extends Params>(
  field: FilterField<P>,
): z.ZodType<string | string[], string | string[]> => {
  if (field.kind === 'dates') return day;
  if (field.kind === 'choices') return z.array(z.string());
  return field.kind === 'text' ? typed(field.max ?? textMax) : z.string();
};

/** The form's schema: its output has the format of the address. */
export const filterSchema = <P extends Params>(
  fields: readonly FilterField<P>[],
): z.ZodType<FilterValues, FilterValues> =>
  z.object(
    Object.fromEntries(fields.flatMap((field) => namesOf(field).map((name) => [name, schemaOf(field)]))),
  );

/** The filters in the format of the form: dates as the form writes them, a default as no choice. */
export const formValues = <P extends Params>(
  fields: readonly FilterField<P>[],
  filters: ValuesOf<P>,
  params: P,
): FilterValues =>
  Object.fromEntries(
    fields.flatMap((field) =>
      namesOf(field).map((name) => {
        const value = filters[name] ?? '';
        if (typeof value !== 'string') return [name, [...value]];
        if (field.kind === 'dates') return [name, value && toMonthDayYear(value)];
        return [name, value === params[name]?.empty ? '' : value];
      }),
    ),
  );
