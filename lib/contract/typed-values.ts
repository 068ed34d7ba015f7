import * as z from 'zod';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

const defOf = (schema: Schema) => schema._zod.def as Def;

/** What a value is given as: without what says that it may be missing, and before what follows. */
function given(schema: Schema): Schema {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'nonoptional':
      return given(def.innerType);
    case 'pipe':
      return schema instanceof z.ZodCodec ? schema : given(def.in);
    default:
      return schema;
  }
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

function typedOf(schema: Schema, value: unknown): unknown {
  const field = given(schema);
  // Not checked: a record from before a rule must open, so that it can be corrected.
  if (field instanceof z.ZodCodec) return field.def.reverseTransform(value, { value, issues: [] });
  const def = defOf(field);
  if (def.type === 'object') {
    const fields = Object.entries(def.shape);
    return Object.fromEntries(fields.map(([name, each]) => [name, typedOf(each, partOf(value, name))]));
  }
  if (def.type === 'array')
    return Array.isArray(value) ? value.map((each) => typedOf(def.element, each)) : [];
  if (value !== undefined && value !== null) return value;
  if (def.type === 'string' || def.type === 'enum') return '';
  return def.type === 'boolean' ? false : null;
}

/**
 * A record as the fields of its form have it: each codec is read backwards, and what a text field shows of nothing is ''.
 * Fields of other kinds get the stored value.
 */
export const typedFrom = <Form extends z.ZodObject>(
  form: Form,
  record: Readonly<Record<keyof z.output<Form>, unknown>>,
): z.input<Form> => typedOf(form, record) as z.input<Form>;

/** The form of a new record: nothing is typed yet but what is given. */
export const typedNothing = <Form extends z.ZodObject>(
  form: Form,
  first: Partial<z.input<Form>> = {},
): z.input<Form> => ({ ...(typedOf(form, undefined) as z.input<Form>), ...first });
