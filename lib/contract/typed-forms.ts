import * as z from 'zod';
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
