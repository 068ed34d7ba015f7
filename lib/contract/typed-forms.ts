import { readNumber } from '@/lib/domain/values/number';
import * as z from 'zod';
import { parseMonthDayYear, toMonthDayYear } from '@/lib/domain/dates/dates';
import { trimAll } from '@/lib/domain/trim';

/**
 * Fields of forms are '' when they are empty; contracts say so with null, or leave the field out. Each of these reads
 * what is typed, and is read backwards by `typedFrom`.
 */
export const emptyAsNull = <Output>(schema: z.ZodType<Output, string | null | undefined>) =>
  z.codec(z.string(), schema, {
    decode: (typed) => trimAll(typed) || null,
    encode: (value) => value ?? '',
  });

export const emptyLeftOut = <Output>(schema: z.ZodType<Output, string | undefined>) =>
  z.codec(z.string(), schema, {
    decode: (typed) => trimAll(typed) || undefined,
    encode: (value) => value ?? '',
  });

/** A choice with '' for none. */
export const choiceOrNull = <const Choice extends string, Output>(
  choices: readonly Choice[],
  schema: z.ZodType<Output, Choice | null>,
) =>
  z.codec(z.literal(['', ...choices]), schema, {
    decode: (chosen): Choice | null => choices.find((each) => each === chosen) ?? null,
    encode: (value) => value ?? '',
  });

/** Short words typed in one field, with a comma or a line break between them. */
export const wordsOf = (typed: string): string[] =>
  typed
    .split(/[,\n\u17d4]/)
    .map(trimAll)
    .filter(Boolean);

export const wordList = <Output>(schema: z.ZodType<Output, string[] | undefined>) =>
  z.codec(z.string(), schema, {
    decode: (typed) => wordsOf(typed),
    encode: (words) => (words ?? []).join(', '),
  });

const numberIn = (typed: string): number => readNumber(typed) ?? Number.NaN;
const written = z
  .string()
  .refine((typed) => trimAll(typed) === '' || readNumber(typed) !== null, 'invalid-number');
const textOf = (value: number | null | undefined): string => (value ?? '').toString();

/** A number typed as text, Khmer digits included. */
export const typedNumber = <Output>(schema: z.ZodType<Output, number>) =>
  z.codec(
    written.refine((typed) => trimAll(typed) !== '', 'required'),
    schema,
    { decode: numberIn, encode: textOf },
  );

export const typedNumberOrNull = <Output>(schema: z.ZodType<Output, number | null | undefined>) =>
  z.codec(written, schema, {
    decode: (typed) => (trimAll(typed) === '' ? null : numberIn(typed)),
    encode: textOf,
  });

const typedDate = z
  .string()
  .refine((typed) => typed === '' || parseMonthDayYear(typed) !== null, 'invalid-date');
const dayTextOf = (day: string | null | undefined): string => (day ? toMonthDayYear(day) : '');

/** A day as `DateField` writes it, MM/DD/YYYY; becomes an ISO day. */
export const typedDay = <Output>(schema: z.ZodType<Output, string>) =>
  z.codec(
    typedDate.refine((typed) => typed !== '', 'required'),
    schema,
    { decode: (typed) => parseMonthDayYear(typed) ?? '', encode: dayTextOf },
  );

export const typedDayOrNull = <Output>(schema: z.ZodType<Output, string | null | undefined>) =>
  z.codec(typedDate, schema, { decode: (typed) => parseMonthDayYear(typed), encode: dayTextOf });
