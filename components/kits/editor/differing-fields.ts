const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isEqual = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

export interface Differing {
  /** Dotted. */
  name: string;
  mine: unknown;
  theirs: unknown;
  /** What the form began with. */
  base: unknown;
}

/** The fields in which two people’s values of a form differ; a list counts as one field. */
export function differingFields(mine: unknown, theirs: unknown, base: unknown, path = ''): Differing[] {
  if (isRecord(mine) && isRecord(theirs))
    return Object.keys(theirs).flatMap((key) =>
      differingFields(
        mine[key],
        theirs[key],
        isRecord(base) ? base[key] : undefined,
        path ? `${path}.${key}` : key,
      ),
    );
  return isEqual(mine, theirs) ? [] : [{ name: path, mine, theirs, base }];
}
