import * as z from 'zod';
import { completeOf } from './answers';
import type { Endpoint } from './endpoint';
import { listRows } from './list-rows';

export interface CsvColumn {
  /** Path of the field, with dots: `school.name`. */
  name: string;
  read: (row: unknown) => string;
}

const inner = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodReadonly
    ? inner(schema.unwrap())
    : schema instanceof z.ZodPipe
      ? completeOf(schema)
      : schema;

const namesOf = (schema: unknown, name = ''): string[] => {
  const unwrapped = inner(schema);
  if (!(unwrapped instanceof z.ZodObject)) return [name];
  return Object.entries(unwrapped.shape).flatMap(([key, part]) =>
    namesOf(part, name === '' ? key : `${name}.${key}`),
  );
};

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const columnOf = (name: string): CsvColumn => ({
  name,
  read: (row) => textOf(name.split('.').reduce(fieldOf, row)),
});

/** The columns of a list as CSV: those that its endpoint declares, else every field of a row; null for other answers. */
export function csvColumns(endpoint: Endpoint): CsvColumn[] | null {
  const rows = endpoint.method === 'GET' && !endpoint.streams ? listRows(endpoint.response) : null;
  if (!rows || !(inner(rows.row) instanceof z.ZodObject)) return null;
  return (endpoint.csv ?? namesOf(rows.row)).map(columnOf);
}
