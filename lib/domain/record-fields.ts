/**
 * What a field of a record holds. Draft, answer, column, cells, form field and filter follow from it.
 * - `text`, `texts` both languages, and a list of them;
 * - `line`, `mail`, `phone`, `web` one text, or null; `whole` a whole number, or null; `yes-no` no unless said;
 * - `own` has schemas, a column and form fields of its own; its cell in a table of the import is said here.
 */
export type RecordField = {
  /** What people write into the column of the import; '' where a table cannot hold it. */
  words: string;
  /** The part of its desk where it is edited, in the order of the table. */
  part?: string;
  /** Who changes it, where that is not everybody who keeps the record. */
  by?: 'advisor';
} & (
  | { holds: 'text'; max: number; filter?: never }
  | { holds: 'line'; max: number; filter?: never }
  | { holds: 'texts'; max: number; most: number; filter?: never }
  | { holds: 'whole'; min: number; max: number; filter?: never }
  | { holds: 'mail'; filter?: never }
  | { holds: 'phone'; filter?: never }
  | { holds: 'web'; on?: RegExp; filter?: never }
  /** `calls`: lists of records can be asked for it; `page`: their catalogue shows it as a filter too. */
  | { holds: 'yes-no'; filter?: 'calls' | 'page' }
  | { holds: 'own'; cell?: 'yes-no' | 'whole' | 'json' | { digits: number }; filter?: 'calls' | 'page' }
);

export type RecordFields = Readonly<Record<string, RecordField>>;
export type Holds = RecordField['holds'];

/** The names of the fields that have these traits. */
export type FieldsWith<Fields extends RecordFields, Traits> = {
  [Name in keyof Fields]: Fields[Name] extends Traits ? Name : never;
}[keyof Fields] &
  string;

export const fieldsWith = <Fields extends RecordFields, const Traits extends Partial<RecordField>>(
  fields: Fields,
  traits: Traits,
): FieldsWith<Fields, Traits>[] => {
  const wanted = Object.entries(traits);
  const has = (field: RecordField) =>
    wanted.every(([trait, value]) => (field as Record<string, unknown>)[trait] === value);
  return Object.keys(fields).filter((name): name is FieldsWith<Fields, Traits> =>
    has(fields[name] as RecordField),
  );
};

/** Those that a list can be asked for. */
export const filterNames = <Fields extends RecordFields>(fields: Fields) =>
  Object.keys(fields).filter((name): name is FieldsWith<Fields, { filter: string }> =>
    Boolean(fields[name]?.filter),
  );
