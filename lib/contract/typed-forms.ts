import * as z from 'zod';
import { parseMonthDayYear } from '@/lib/domain/dates/dates';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { trimAll } from '@/lib/domain/trim';

/** Fields of forms are '' when they are empty; contracts say so with null, or leave the field out. */
const trimmed = z.string().transform(trimAll);

export const emptyAsNull = <Output>(schema: z.ZodType<Output, string | null | undefined>) =>
  trimmed.transform((value): string | null | undefined => value || null).pipe(schema);

export const emptyLeftOut = <Output>(schema: z.ZodType<Output, string | undefined>) =>
  trimmed.transform((value): string | undefined => value || undefined).pipe(schema);

/** Short words typed in one field, with a comma or a line break between them. */
export const wordsOf = (typed: string): string[] =>
  typed
    .split(/[,\n\u17d4]/)
    .map(trimAll)
    .filter(Boolean);

export const wordList = <Output>(schema: z.ZodType<Output, string[] | undefined>) =>
  z
    .string()
    .transform((typed): string[] | undefined => wordsOf(typed))
    .pipe(schema);

const numberIn = (typed: string): number => Number(toAsciiDigits(typed).replace(/[\s,]/g, ''));
const written = trimmed.refine((typed) => Number.isFinite(numberIn(typed)), 'invalid-number');

/** A number typed as text, Khmer digits included. */
export const typedNumber = <Output>(schema: z.ZodType<Output, number>) =>
  written
    .refine((typed) => typed !== '', 'required')
    .transform(numberIn)
    .pipe(schema);

export const typedNumberOrNull = <Output>(schema: z.ZodType<Output, number | null | undefined>) =>
  written
    .transform((typed): number | null | undefined => (typed === '' ? null : numberIn(typed)))
    .pipe(schema);

const typedDate = z
  .string()
  .refine((typed) => typed === '' || parseMonthDayYear(typed) !== null, 'invalid-date');

/** A day as `DateField` writes it, MM/DD/YYYY; becomes an ISO day. */
export const typedDay = <Output>(schema: z.ZodType<Output, string>) =>
  typedDate
    .refine((typed) => typed !== '', 'required')
    .transform((typed) => parseMonthDayYear(typed) ?? '')
    .pipe(schema);

export const typedDayOrNull = <Output>(schema: z.ZodType<Output, string | null | undefined>) =>
  typedDate.transform((typed): string | null | undefined => parseMonthDayYear(typed)).pipe(schema);
