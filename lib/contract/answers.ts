import * as z from 'zod';
import { cambodianDay } from '@/lib/domain/dates/cambodian-days';
import { type Age, adultYears } from '@/lib/domain/people/adult';
import { readFee } from '@/lib/domain/values/money';
import { text } from './fields';
import './zod-settings';

// How answers are read. Sala's own backend returns every field, and its types ensure it; another backend returns the
// specified fields, and the rest is filled in here.

export type Raw = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const addedNames = new WeakMap<z.ZodType, readonly string[]>();

/** The fields of an answer that another backend may leave out. */
export const addedNamesOf = (schema: z.ZodType): readonly string[] => addedNames.get(schema) ?? [];

/** Copies only incomplete objects: Sala's own answers pass unchanged. */
const filled = (raw: unknown, added: (raw: Raw) => Raw): unknown => {
  if (!isRecord(raw)) return raw;
  let full: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(added(raw))) {
    const given = raw[name] ?? null;
    if (given !== null || raw[name] === value) continue;
    full ??= { ...raw };
    full[name] = value;
  }
  return full ?? raw;
};

const complete = <Fields extends z.ZodObject>(fields: Fields, added: (raw: Raw) => Raw) => {
  const schema = z.preprocess((raw) => filled(raw, added), fields);
  addedNames.set(schema, Object.keys(added({})));
  return schema;
};

/**
 * An object of an answer. `added` supplies fields that are missing or null; the names are the same for every answer.
 * Its input is `unknown`, its output has every field.
 */
export const answer = <Fields extends z.ZodObject, Added extends Partial<z.output<Fields>>>(
  fields: Fields,
  added: (raw: Raw) => Added,
) => complete(fields, added);

/** The schema inside `answer`, or the schema itself: for its columns, its fields and its documentation. */
export const completeOf = (schema: z.ZodType): z.ZodType => {
  if (!(schema instanceof z.ZodPipe)) return schema;
  const { in: before, out } = schema.def;
  return before instanceof z.ZodTransform && out instanceof z.ZodType ? out : schema;
};

/** A list with its total count; the rows alone suffice. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  complete(z.object({ data: z.array(row), countTotal: z.int() }), ({ data }) => ({
    countTotal: Array.isArray(data) ? data.length : 0,
  }));

export const textOr = (value: unknown, other = ''): string => (typeof value === 'string' ? value : other);

/** A name given in one language, or in two fields, as a text in both. */
export const bothOf = (en: unknown, km: unknown = en) => ({ en: textOr(en), km: textOr(km, textOr(en)) });

export const answeredText = z.preprocess(
  (value) => (typeof value === 'string' ? bothOf(value) : value),
  text,
);

export const noText = { en: '', km: '' };

const unsaid = new WeakSet<object>();

/** Null when another backend does not provide it. Sala's always does, and its document promises that. */
export const orUnsaid = <Schema extends z.ZodType>(schema: Schema) => {
  const nullable = z.nullable(schema);
  unsaid.add(nullable);
  return nullable;
};
export const isUnsaid = (schema: object): boolean => unsaid.has(schema);

/** An id in the format of its backend. Sala's are UUIDs, as its document says. */
export const recordId = z.string().min(1).max(200).meta({ format: 'uuid' });

const toUtc = (value: string): string => {
  if (value.endsWith('Z')) return value;
  const at = new Date(/[+-]\d{2}:?\d{2}$/.test(value) ? value : `${value}Z`);
  return Number.isNaN(at.getTime()) ? value : at.toISOString();
};

/** An instant, converted to UTC from any offset. */
export const answeredInstant = z.string().overwrite(toUtc).check(z.iso.datetime());

const toDay = (value: string): string => {
  const at = value.length > 10 ? new Date(value) : null;
  return at && !Number.isNaN(at.getTime()) ? cambodianDay(at) : value;
};

/** A calendar date; an instant means its day in Cambodia. */
export const answeredDay = z.string().overwrite(toDay).check(z.iso.date());

/** What Sala knows of an age by everything that was ever said of it. */
export const answeredAge = z.enum(['minor', 'adult', 'unknown'] satisfies Age[]);

/** The age that a backend leaves to be reckoned, by the only birthday that it tells. */
export const ageByDay = (birthday: unknown): Age => {
  const day = textOr(birthday).slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'unknown';
  const [year, ...rest] = cambodianDay(new Date()).split('-');
  return day > [Number(year) - adultYears, ...rest].join('-') ? 'minor' : 'adult';
};

/** USD as a number or as text: 750, "$1,200". */
export const answeredUsd = z.preprocess(
  (value) => (typeof value === 'string' ? (readFee(value) ?? value) : value),
  z.number(),
);

const yesOrNo = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value);
const trueOrFalse = (value: unknown) => (value === 'yes' || value === 'no' ? value === 'yes' : value);

export const answeredYesNo = z.preprocess(yesOrNo, z.enum(['yes', 'no']));
export const answeredFlag = z.preprocess(trueOrFalse, z.boolean());
