import fc from 'fast-check';
import * as z from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';

type Json = Record<string, unknown>;
type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
};

const khmerDigits = '០១២៣៤៥៦៧៨៩';

/** Unexpected values as people, programs and attackers send them. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    -1,
    0.1,
    1e308,
    -1e308,
    2 ** 31,
    2 ** 53,
    '1e999',
    'NaN',
    '-5',
    '១២៣',
    '١٢٣',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud83d',
    '\u202e\u200b\ufeff',
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '${7*7}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '0000-01-01',
    '0000-00-00',
    '9999-12-31',
    '2026-02-30',
    '275760-09-13',
    '-000001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
    [],
    {},
    [[]],
    ['a'],
    { $ne: null },
    { length: 1e9 },
    'សាលា',
    'ក'.repeat(5_000),
    'x'.repeat(100_000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(fc.constantFrom(...khmerDigits), { maxLength: 12 }).map((digits) => digits.join('')),
);

const byFormat: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid({ version: 4 }),
  date: fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
};

/** Valid values for a field of this name, when its schema does not define them. */
const byName: [RegExp, fc.Arbitrary<unknown>][] = [
  [/phone/i, fc.constantFrom('012 345 678', '០១២៣៤៥៦៧៨', '+85512345678')],
  [/Km$|Native$/, fc.constantFrom('សុខ', 'តារា')],
  [/^(first|last)Name$/, fc.constantFrom('Dara', 'Sok')],
  [/birthday|^date$/, fc.constantFrom('03/14/2008', '០៣/១៤/២០០៨')],
  [/pin|Code$/, fc.constantFrom('482913', '123456', '១២៣៤៥៦')],
];

const stringOf = ({ format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> =>
  byFormat[format ?? ''] ??
  fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });

const objectOf = ({ properties = {}, required = [] }: Schema): fc.Arbitrary<Json> =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => {
        const named = byName.find(([pattern]) => pattern.test(name))?.[1];
        return [name, named ? fc.oneof(named, valueOf(schema)) : valueOf(schema)];
      }),
    ),
    { requiredKeys: required.filter((name) => name in properties) },
  );

/** Values of a JSON schema; patterns are ignored, so some values are refused. */
export function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  const { minimum: min = -1_000_000, maximum: max = 1_000_000 } = schema;
  const options = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (options) return fc.oneof(...options.map(valueOf));
  switch (schema.type) {
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(schema.items ? valueOf(schema.items) : nasty, {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 5, 5)),
      });
    case 'object':
      return objectOf(schema);
    default:
      return fc.oneof(fc.integer().map(String), fc.integer(), nasty);
  }
}

/** The JSON schema of an endpoint's body or query. */
export const fromSchema = (schema: Endpoint['body']): fc.Arbitrary<unknown> =>
  schema
    ? valueOf(z.toJSONSchema(schema, { io: 'input', reused: 'inline', unrepresentable: 'any' }) as Schema)
    : fc.constant(undefined);
