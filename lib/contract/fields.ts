import * as z from 'zod';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { textLimits } from '@/lib/domain/limits/texts';
import { trimAll } from '@/lib/domain/trim';
import { readMail } from '@/lib/domain/values/mail';
import { readNumber } from '@/lib/domain/values/number';
import './zod-settings';

/** A text in both languages. */
export const text = z.object({ en: z.string(), km: z.string() });
export type Text = z.infer<typeof text>;

/** Khmer stacks at most a handful of signs on a letter; hundreds draw over the lines above and below. */
const stackedMarks = /\p{M}{9,}/u;
/** They turn the direction of what follows, also of other people's text. */
const turnsText = /[\u202a-\u202e\u2066-\u2069]/;

/** Text typed by a person: without outer white space, zero-width spaces, control characters, and what deceives or hides. */
export const typed = (maxLength: number) =>
  z
    .string()
    .transform(trimAll)
    .pipe(z.string().max(maxLength))
    .refine((value) => !/[\p{Cc}--[\n\t\r]]/v.test(value) && !turnsText.test(value), 'control-characters')
    .refine((value) => !stackedMarks.test(value), 'stacked-marks');

/** Signs that take part in other letters or leave an empty place: alone they are nothing that anybody can read. */
const unseen = /[\p{Cf}\p{M}\p{Z}\s\u115f\u1160\u2800\u3164\uffa0]/gu;

export const requiredText = (maxLength: number) =>
  typed(maxLength).refine((value) => value.replace(unseen, '') !== '', 'required');

const lettersAndSigns = /[\p{L}\p{M}]/gu;
const saysAlone = /[\p{N}\p{Extended_Pictographic}]/u;

/** What people write to each other: one letter says nothing; one figure or picture may, and a letter of Khmer with its vowel. */
export const saidText = (maxLength: number) =>
  requiredText(maxLength).pipe(
    z
      .string()
      .refine(
        (value) => saysAlone.test(value) || (value.match(lettersAndSigns)?.length ?? 0) > 1,
        'one-letter',
      ),
  );

/** Goes into a header of a mail, where a line break would begin another header. */
export const oneLine = (maxLength: number) =>
  requiredText(maxLength).refine((value) => !/[\r\n]/.test(value), 'one-line');

/** The same text typed in both languages. */
export const typedText = (maxLength: number) => z.object({ en: typed(maxLength), km: typed(maxLength) });
export const requiredBoth = (maxLength: number) =>
  z.object({ en: requiredText(maxLength), km: requiredText(maxLength) });

/** Digits as people in Cambodia type them, including ០-៩, become ASCII digits. */
export const digits = (pattern: RegExp, code: string) =>
  z
    .string()
    .transform((value) => toAsciiDigits(value).replace(/[\s\u200b-]/g, ''))
    .pipe(z.string().regex(pattern, code));

export const id = z.uuid();

/** A number that a form or a query sends as text; what is none stays for the schema to refuse. */
export const numberOfText = (value: unknown): unknown =>
  typeof value === 'string' && value !== '' ? (readNumber(value) ?? Number.NaN) : value;

/** A number in a query string; Khmer digits accepted. */
export const queryInt = ({ min = 0, max, fallback }: { min?: number; max: number; fallback: number }) =>
  z.preprocess(numberOfText, z.int().min(min).max(max)).default(fallback);

export const queryNumber = z.preprocess(numberOfText, z.number().min(0).max(1_000_000));

/** `true`, `false`, `yes`, `no`, `1`, `0`, as the specification's screens send them. */
export const queryBoolean = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  if (['true', 'yes', '1'].includes(value)) return true;
  return ['false', 'no', '0'].includes(value) ? false : value;
}, z.boolean());

/** `a,b,c` in a query string. */
export const queryList = <T extends z.ZodType<string>>(item: T) =>
  z.preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean)
        : value,
    z.array(item).max(50),
  );

/**
 * The states of a list that is narrowed to one of them where a request names none. Our own calls must name one: a list of
 * everything would be narrowed without a word.
 */
export const narrowing = <const Value extends string>(
  states: readonly [Value, ...Value[]],
  unsaid: NoInfer<Value>,
) => z.enum<readonly Value[]>(states).default(unsaid as never) as unknown as z.ZodType<Value, Value>;

/** A filter by province, by its NCDD code. */
export const queryProvince = z.string().regex(/^(?:0[1-9]|1\d|2[0-5])$/, 'unknown-province');

export const keyword = typed(textLimits.keywordMax).optional();

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

const firstDay = '1800-01-01';
const lastDay = '2999-12-31';

/** A calendar date, YYYY-MM-DD, in years on which databases and time zones agree. */
export const isoDate = z.iso.date().refine((day) => day >= firstDay && day <= lastDay, 'out-of-range');

/** Done: only the status of another backend's answer is read. */
export const done = z.preprocess((): unknown => ({ ok: true }), z.object({ ok: z.literal(true) }));

/** A mail address, in small letters. */
export const mailAddress = (maxLength: number) =>
  typed(maxLength)
    .transform((value) => readMail(value) ?? value)
    .refine((value) => readMail(value) !== null, 'invalid-email');

/** An address, or nothing: forms send an empty field as ''. */
export const optionalEmail = typed(200)
  .transform((value) => readMail(value) ?? value)
  .refine((value) => value === '' || readMail(value) !== null, 'invalid-email');
