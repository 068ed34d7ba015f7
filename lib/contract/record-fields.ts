import * as z from 'zod';
import { textLimits } from '@/lib/domain/limits/texts';
import { normalizePhone } from '@/lib/domain/values/phone';
import type { FieldsWith, Holds, RecordField, RecordFields } from '@/lib/domain/record-fields';
import { noText } from './answers';
import { mailAddress, queryBoolean, requiredBoth, text, typed, typedText } from './fields';
import { emptyAsNull, typedNumberOrNull } from './typed-forms';

type Followed = Exclude<Holds, 'own'>;
type Of<Kind extends Holds> = Extract<RecordField, { holds: Kind }>;

const line = z.string().nullable();

/** What answers tell of each kind. */
const told = {
  text,
  texts: z.array(text),
  line,
  mail: line,
  phone: line,
  web: line,
  whole: z.int().nullable(),
  'yes-no': z.boolean(),
};

/** What is told where another backend lacks it, and what a new record has. */
const nothing = {
  text: noText,
  texts: [],
  line: null,
  mail: null,
  phone: null,
  web: null,
  whole: null,
  'yes-no': false,
} satisfies { [Kind in Followed]: z.output<(typeof told)[Kind]> };

/** A fixed line or a mobile, of Cambodia or with a +; empty for none. */
export const officePhone = typed(40)
  .transform((value) => (value === '' ? null : (normalizePhone(value) ?? value)))
  .refine((value) => value === null || /^\+\d{8,15}$/.test(value), 'invalid-phone')
  .nullable();

export const webAddressMax = 500;

/** What may be written. */
const asked = {
  text: ({ max }: Of<'text'>) => typedText(max),
  texts: ({ max, most }: Of<'texts'>) => z.array(requiredBoth(max)).max(most),
  line: ({ max }: Of<'line'>) => typed(max).nullable(),
  mail: () => mailAddress(textLimits.emailMax).nullable(),
  phone: () => officePhone,
  web: ({ on }: Of<'web'>) =>
    z
      .url({ protocol: on ? /^https$/ : /^https?$/, ...(on && { hostname: on }), error: 'invalid-url' })
      .max(webAddressMax)
      .nullable(),
  whole: ({ min, max }: Of<'whole'>) => z.int().min(min).max(max).nullable(),
  'yes-no': () => z.boolean(),
};
type Asked = { [Kind in Followed]: ReturnType<(typeof asked)[Kind]> };

/** The same as forms hold it while it is typed. */
const inForms = {
  text: (schema: Asked['text']) => schema,
  texts: (schema: Asked['texts']) => schema,
  line: (schema: Asked['line']) => emptyAsNull(schema),
  mail: (schema: Asked['mail']) => emptyAsNull(schema),
  phone: (schema: Asked['phone']) => emptyAsNull(schema),
  web: (schema: Asked['web']) => emptyAsNull(schema),
  whole: (schema: Asked['whole']) => typedNumberOrNull(schema),
  'yes-no': (schema: Asked['yes-no']) => schema,
};
type InForms = { [Kind in Followed]: ReturnType<(typeof inForms)[Kind]> };

/** For each field that is not `own`, what belongs to its kind. */
type Following<Fields extends RecordFields, Kinds extends Record<Followed, unknown>> = {
  [Name in keyof Fields as Fields[Name]['holds'] extends 'own' ? never : Name]: Kinds[Extract<
    Fields[Name]['holds'],
    Followed
  >];
};

const following = <Fields extends RecordFields, Kinds extends Record<Followed, unknown>>(
  fields: Fields,
  of: (kind: Followed, field: RecordField) => unknown,
) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.holds === 'own' ? [] : [[name, of(field.holds, field)]],
    ),
  ) as Following<Fields, Kinds>;

// A field fits the function of its own kind, which no type can say of all kinds at once.
const askedOf = (kind: Followed, field: RecordField) => asked[kind](field as never);

export const toldFields = <Fields extends RecordFields>(fields: Fields) =>
  following<Fields, typeof told>(fields, (kind) => told[kind]);

export const nothingOf = <Fields extends RecordFields>(fields: Fields) =>
  following<Fields, { [Kind in Followed]: z.output<(typeof told)[Kind]> }>(fields, (kind) => nothing[kind]);

export const draftFields = <Fields extends RecordFields>(fields: Fields) =>
  following<Fields, Asked>(fields, askedOf);

/** The fields of some parts of a desk. */
export const formFields = <Fields extends RecordFields, const Part extends string>(
  fields: Fields,
  ...parts: Part[]
) => {
  const chosen = Object.entries(fields).filter(([, { part }]) => parts.some((each) => each === part));
  const own = Object.fromEntries(chosen) as Pick<Fields, FieldsWith<Fields, { part: Part }>>;
  return following<typeof own, InForms>(own, (kind, field) => inForms[kind](askedOf(kind, field) as never));
};

type Filters<Fields extends RecordFields> = Record<
  FieldsWith<Fields, { filter: string }>,
  z.ZodOptional<typeof queryBoolean>
>;

/** What a list of the records can be asked for. */
export const filterFields = <Fields extends RecordFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { filter }]) => (filter ? [[name, queryBoolean.optional()]] : [])),
  ) as Filters<Fields>;
