import fc from 'fast-check';
import type { Resolver } from 'react-hook-form';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { knownInside, withForms } from '@/tests/run/form-schemas';
import { resolverOf } from './schema-resolver';

type Makers = { formSchemas: [string, () => unknown][] };
type Check = Resolver<Record<string, unknown>>;

const modules = import.meta.glob<Makers>('/components/**/*.{ts,tsx}', { query: '?form-schemas' });
const files = withForms(
  Object.keys(modules)
    .map((key) => key.slice(1))
    .filter((file) => !/\.test\.tsx?$/.test(file)),
);

const triesMax = 500;

/** They are given what they check by: it stands where they are used. */
const handOn = [
  'components/form/use-lazy-zod-form.ts',
  'components/form/use-zod-form.ts',
  'components/kits/editor/editor-form.tsx',
  'components/kits/editor/editor-layout.tsx',
  'components/kits/editor/use-editor.ts',
  'components/kits/work/use-step-form.ts',
  'components/kits/write/write-dialog.tsx',
  'components/schools/school-desk/school-part.tsx',
];

/** What people type, paste and mistype. */
const typedTexts = [
  '',
  ' ',
  '\u200b',
  '0',
  '1',
  '-1',
  '5',
  '10',
  '101',
  '320',
  '501',
  '500.5',
  '9999',
  '1e9',
  '1,5',
  '999,99',
  'NaN',
  '២០០',
  '៥០០.៥',

  'abc',
  'សុខា',
  'Sok Dara',
  'a@b.kh',
  'https://sala.example',
  '😀',
  '__proto__',
  'constructor',
  '012345678',
  '+85512345678',

  '02/31/2008',
  '04/05/2008',
  '12/31/2030',
  '2026-11-29',
  '2026-13-45',
  '2026-11-29T10:00:00.000Z',
  '07:30',
  '25:61',
  '123456',

  '2008',
  '2026',
  '00000000-0000-4000-8000-000000000000',
  'sokha-school',
  'true',
  'null',
  'taken',
  'planned',
  'A',
  'C',
  'x'.repeat(6_000),
];
const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...typedTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  items?: z.ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  getter?: () => z.ZodType;
}
const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

const passes = (schema: z.ZodType, value: unknown): boolean => {
  try {
    return schema.safeParse(value).success;
  } catch {
    // Of a schema that faults by itself, which the property below is about.
    return false;
  }
};

/** What the field takes, of what people type and of what a program may hold. */
const leaf = (schema: z.ZodType, others: unknown[] = []): fc.Arbitrary<unknown> => {
  const taken = [...typedTexts, ...others].filter((value) => passes(schema, value));
  return taken.length === 0 ? anyText : fc.constantFrom(...taken);
};

/** Every place of a value that holds no other place. */
const placesIn = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
    : [path];

const withAt = (value: unknown, [key, ...rest]: readonly string[], text: unknown): unknown => {
  if (key === undefined) return text;
  const changed = Array.isArray(value) ? [...value] : { ...(value as object) };
  Object.assign(changed, { [key]: withAt((value as Record<string, unknown>)[key], rest, text) });
  return changed;
};

const depthMax = 8;

/** What a form may hold that is filled in as it should be; a rule over several fields is reached by such values alone. */
function valuesOf(schema: z.ZodType, depth = 0): fc.Arbitrary<unknown> {
  const given = definitionOf(schema);
  const inside = (inner: z.ZodType) => valuesOf(inner, depth + 1);
  if (depth > depthMax) return anyText;
  if (given.shape)
    return fc.record(
      Object.fromEntries(Object.entries(given.shape).map(([name, each]) => [name, inside(each)])),
    );
  if (given.element) return fc.array(inside(given.element), { maxLength: 3 });
  if (given.type === 'union') return fc.oneof(...(given.options ?? []).map(inside));
  if (given.type === 'tuple') return fc.tuple(...(given.items ?? []).map(inside));
  if (given.type === 'record')
    return fc.dictionary(anyText, given.valueType ? inside(given.valueType) : anyText, { maxKeys: 4 });
  if (given.type === 'lazy' && given.getter) return inside(given.getter());
  const first = given.in && definitionOf(given.in).type === 'transform' ? given.out : given.in;
  const inner = given.innerType ?? first ?? given.left;
  // A text that the checks around it read: a day, an amount.
  if (inner && definitionOf(inner).type === 'string') return leaf(schema);
  if (inner) return inside(inner);
  const numbers = [-1, 0, 0.5, 1, 12, 500, 501, 2008, 2026, 2999, 1e9];
  return leaf(schema, [
    ...Object.values(given.entries ?? {}),
    ...(given.values ?? []),
    ...numbers,
    true,
    false,
    null,
    [],
  ]);
}

const checksOf = async (
  file: string,
): Promise<{ text: string; check: Check; values: fc.Arbitrary<unknown> }[]> => {
  const makers = (await modules[`/${file}`]?.())?.formSchemas ?? [];
  const found = await Promise.all(
    makers.map(async ([text, make]) => {
      let made: unknown;
      try {
        made = await make();
      } catch (error) {
        // It is known in the component only; `knownInside` says what it is.
        if (error instanceof ReferenceError || error instanceof TypeError) return null;
        throw error;
      }
      if (made instanceof z.ZodType) {
        const check = resolverOf(made as z.ZodType<Record<string, unknown>, Record<string, unknown>>);
        return { text, check, values: valuesOf(made) };
      }
      const names = ['username', 'password', 'verifyCode'];
      const values = fc.record(Object.fromEntries(names.map((name) => [name, anyText])));
      return typeof made === 'function' ? { text, check: made as Check, values } : null;
    }),
  );
  return found.filter((each) => each !== null);
};

test.for(files.filter((file) => !handOn.includes(file)))(
  '%s: any text in any field gives an issue, and nothing is thrown',
  async (file) => {
    const checks = await checksOf(file);
    expect(checks.length, 'What only the component knows is named in `knownInside`.').toBeGreaterThan(0);
    const options = { fields: {}, shouldUseNativeValidation: false };
    for (const { text, check, values } of checks) {
      const holds = async (typed: unknown) => {
        const result = await check(typed as Record<string, unknown>, undefined, options);
        expect(Object.keys(result.errors).length > 0 || typeof result.values === 'object', text).toBe(true);
      };
      const property = fc.asyncProperty(values, anyText, fc.nat(), async (filled, other, from) => {
        await holds(filled);
        const tries = placesIn(filled).flatMap((place) =>
          [...typedTexts, other].map((typed) => [place, typed] as const),
        );
        // A long form has more of them than one run can take; each run begins elsewhere.
        const step = Math.ceil(tries.length / triesMax);
        for (let at = from % step; at < tries.length; at += step) {
          const [place = [], typed = ''] = tries[at] ?? [];
          await holds(withAt(filled, place, typed));
        }
      });
      await fc.assert(property, { numRuns: 6, endOnFailure: true });
    }
  },
);

test('no form is left out', () => {
  expect(files.length).toBeGreaterThan(120);
  expect(files.filter((file) => handOn.includes(file))).toEqual(handOn);
  expect(Object.keys(knownInside).filter((file) => !files.includes(file))).toEqual([]);
});
