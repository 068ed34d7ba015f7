import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { Text } from '@/lib/contract/fields';
import type { Holds, RecordFields } from '@/lib/domain/record-fields';
import { bilingual } from './schema/columns';

/** The column of each kind. What must not be null has a default, so that a new one fits the rows that exist. */
const columnOf = {
  text: (name: string) => bilingual(name).notNull().default({ en: '', km: '' }),
  texts: (name: string) => jsonb(name).$type<Text[]>().notNull().default([]),
  line: (name: string) => text(name),
  mail: (name: string) => text(name),
  phone: (name: string) => text(name),
  web: (name: string) => text(name),
  whole: (name: string) => integer(name),
  'yes-no': (name: string) => boolean(name).notNull().default(false),
};

type Columns<Fields extends RecordFields> = {
  [Name in keyof Fields as Fields[Name]['holds'] extends 'own' ? never : Name]: ReturnType<
    (typeof columnOf)[Exclude<Fields[Name]['holds'], 'own'>]
  >;
};

const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns of a record's fields; those of its `own` fields stand in its table. */
export const recordColumns = <Fields extends RecordFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { holds }]: [string, { holds: Holds }]) =>
      holds === 'own' ? [] : [[name, columnOf[holds](columnName(name))]],
    ),
  ) as Columns<Fields>;
