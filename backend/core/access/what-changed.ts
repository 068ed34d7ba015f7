import type { Detail } from './act';

/** A code, a day or a number in words; texts of people have capitals, spaces or other letters. */
const codePattern = /^[a-z0-9][\w:.-]{0,59}$/;
const ownFields = new Set(['version', 'updatedAt', 'searchFold']);

type Shown = string | number | boolean | null;

const shown = (value: unknown): Shown | undefined => {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' && codePattern.test(value) ? value : undefined;
};

/**
 * For the audit log: the fields that a change of a record makes different, and of numbers, flags, days and codes the
 * values before and after. Texts are named only. Not for records about a person, where a value may be a name.
 */
export function whatChanged(before: object, change: object): Detail {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(change).filter(
    ([field, value]) =>
      value !== undefined &&
      !ownFields.has(field) &&
      JSON.stringify(value) !== JSON.stringify(old.get(field) ?? null),
  );
  const values = changed.flatMap(([field, value]) => {
    const [from, to] = [shown(old.get(field) ?? null), shown(value)];
    return from === undefined || to === undefined || (from === null && to === null)
      ? []
      : [[`${field}Before`, from] as const, [`${field}After`, to] as const];
  });
  return { fields: changed.map(([field]) => field).join(','), ...Object.fromEntries(values) };
}
