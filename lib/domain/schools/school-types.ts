export const schoolTypes = [
  'associate-degree-diploma',
  'institute',
  'k12',
  'kindergarten',
  'short-course',
  'short-course-institute',
  'tvet',
  'university',
  'vocational',
] as const;

export type SchoolType = (typeof schoolTypes)[number];

const known: ReadonlySet<string> = new Set(schoolTypes);

export function isSchoolType(value: unknown): value is SchoolType {
  return typeof value === 'string' && known.has(value);
}

/** Reads the comma list of school types in a query; unknown names are dropped. */
export function parseSchoolTypes(list: string): SchoolType[] {
  return [...new Set(list.split(',').map((name) => name.trim()))].filter(isSchoolType);
}
