/** One step of a form. */
export interface WorkStep<Key extends string = string> {
  key: Key;
  /** Dotted paths of its fields; a path stands for all below it. */
  fields: readonly string[];
}

/** A value that cannot be sent as it is, with the code of the reason. */
export interface Gap {
  path: string;
  code: string;
}

const isBelow = (path: string, field: string) => path === field || path.startsWith(`${field}.`);

export const gapsAt = (gaps: readonly Gap[], fields: readonly string[]): Gap[] =>
  gaps.filter(({ path }) => fields.some((field) => isBelow(path, field)));

/** The index of the first step that shows one of the fields; null when none does. */
export function firstStepOf(gaps: readonly Gap[], steps: readonly WorkStep[]): number | null {
  const index = steps.findIndex(({ fields }) => gapsAt(gaps, fields).length > 0);
  return index === -1 ? null : index;
}
