import * as z from 'zod';

interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  /** Of a record: what its names are, and its values. */
  propertyNames?: Shape;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  prefixItems?: Shape[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  format?: string;
  pattern?: string;
  contentEncoding?: string;
}

/** Where a value stands: the names that lead to it, and its number in the nearest list. */
interface Place {
  names: readonly string[];
  at: number;
}

const dayOf = (at: number) => `2026-11-${String(2 + (at % 27)).padStart(2, '0')}`;
const uuidOf = (at: number, names: readonly string[]) => {
  const sign = [...names.join('.')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return `00000000-0000-4000-8000-${sign.toString(16).padStart(8, '0')}${(at + 1).toString(16).padStart(4, '0')}`;
};

const byFormat: Record<string, (place: Place) => string> = {
  uuid: ({ at, names }) => uuidOf(at, names),
  date: ({ at }) => dayOf(at),
  'date-time': ({ at }) => `${dayOf(at)}T02:30:00.000Z`,
  email: ({ at }) => `person${at + 1}@mocked.example`,
  uri: ({ at }) => `https://mocked.example/${at + 1}`,
  base64: () => 'JVBERi0xLjQK',
};

/** What a field of this name holds, where its schema says only that it is a text. */
const byName: readonly [RegExp, (place: Place) => string][] = [
  [/^(?:first|given)Name(?:Km|Native)$/i, () => 'តារា'],
  [/^(?:last|family)Name(?:Km|Native)$/i, () => 'សុខ'],
  [/(?:Km|Native|_kh)$|^km$/, ({ at }) => `ឧទាហរណ៍ ${at + 1}`],
  [/^(?:firstName|given_name)$/i, () => 'Dara'],
  [/^(?:lastName|family_name)$/i, () => 'Sok'],
  [/phone|preferred_username/i, ({ at }) => `+8551234567${at % 10}`],
  [/mail/i, ({ at }) => `person${at + 1}@mocked.example`],
  [/^birthday$/i, () => '05/14/2008'],
  [/dob$/i, () => '2008-05-14'],
  [/nationality|country/i, () => 'KH'],
  [/district/i, () => '1201'],
  [/commune/i, () => '120101'],
  [/(?:At|Since|Until|On)$|^at$/, ({ at }) => `${dayOf(at)}T02:30:00.000Z`],
  [/^date[A-Z]|(?:date|day)$/i, ({ at }) => dayOf(at)],
  [/(?:url|href|link)$/i, ({ at }) => `https://mocked.example/${at + 1}`],
  [/^key$/, ({ at }) => `key-${at + 1}`],
  [/slug$/i, ({ at }) => `example-${at + 1}`],
  [/province/i, () => '12'],
  [/time$|^from$|^to$/i, () => '07:30'],
  [/id$|ids$/i, ({ at, names }) => uuidOf(at, names)],
];

/** Dates of an application are written as the specification has them. */
const ofApplication = /(?:nationalExam|\bexam)\.date$/;

const textOf = (shape: Shape, { names, at }: Place): string => {
  const name = names.at(-1) ?? 'example';
  const made = byFormat[shape.format ?? shape.contentEncoding ?? '']?.({ names, at });
  if (made !== undefined) return made;
  const named = byName.find(([pattern]) => pattern.test(name))?.[1]({ names, at });
  const candidates = [
    ofApplication.test(names.join('.')) ? '08/15/2026' : named,
    `${name} ${at + 1}`,
    `example-${at + 1}`,
    dayOf(at),
    '07:30',
    '12',
    '#3366cc',
    'A1',
    '2026-2027',
    '0f'.repeat(32),
  ];
  const isFitting = (text: string) =>
    (shape.pattern === undefined || new RegExp(shape.pattern, 'u').test(text)) &&
    text.length >= (shape.minLength ?? 0) &&
    text.length <= (shape.maxLength ?? Number.POSITIVE_INFINITY);
  const found = candidates.find((text) => text !== undefined && isFitting(text)) ?? named ?? name;
  return found.padEnd(shape.minLength ?? 0, '.').slice(0, shape.maxLength);
};

const numberOf = ({ minimum, exclusiveMinimum, maximum }: Shape, { names, at }: Place): number => {
  const name = names.at(-1) ?? '';
  const wanted = /cents$/i.test(name) ? 60_000 : /year/i.test(name) ? 2026 : at + 1;
  const least = Math.max(minimum ?? 0, exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  return Math.min(Math.max(wanted, least), maximum ?? Number.POSITIVE_INFINITY);
};

const isNull = ({ type, const: only }: Shape) => type === 'null' || only === null;
/** Deeper parts of a record are left out where they may be. */
const deep = 7;
const listLength = ({ names }: Place) => (names.length <= 2 ? 3 : 1);

/** A record whose names are known has all of them. */
const propertiesOf = ({ properties, propertyNames, additionalProperties }: Shape): Record<string, Shape> =>
  properties ??
  Object.fromEntries(
    (propertyNames?.enum ?? []).map((name) => [
      String(name),
      typeof additionalProperties === 'object' ? additionalProperties : {},
    ]),
  );

function valueOf(shape: Shape, place: Place): unknown {
  const { names } = place;
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[place.at % shape.enum.length];
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) {
    const full = choices.filter((choice) => !isNull(choice));
    if (full.length < choices.length && names.length >= deep) return null;
    const [first = {}] = full;
    return valueOf(first, place);
  }
  if (shape.allOf)
    return Object.assign({}, ...shape.allOf.map((part) => valueOf(part, place) as object)) as unknown;
  const type = Array.isArray(shape.type) ? shape.type.find((each) => each !== 'null') : shape.type;
  if (type === 'object' || shape.properties)
    return Object.fromEntries(
      Object.entries(propertiesOf(shape)).map(([name, inner]) => [
        name,
        valueOf(inner, { ...place, names: [...names, name] }),
      ]),
    );
  if (shape.prefixItems) return shape.prefixItems.map((item, at) => valueOf(item, { names, at }));
  if (type === 'array') {
    const length = Math.min(Math.max(listLength(place), shape.minItems ?? 0), shape.maxItems ?? 100);
    return Array.from({ length }, (_, at) => valueOf(shape.items ?? {}, { names: [...names, ''], at }));
  }
  if (type === 'string') return textOf(shape, { ...place, names: names.filter((name) => name !== '') });
  if (type === 'integer' || type === 'number') return numberOf(shape, place);
  if (type === 'boolean') return false;
  return null;
}

/** A value that a schema accepts, the same at each call: what a page gets in the mocked mode. */
export function exampleOf(schema: z.ZodType): unknown {
  const shape = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    unrepresentable: 'any',
    cycles: 'ref',
  });
  return valueOf(shape as Shape, { names: [], at: 0 });
}
