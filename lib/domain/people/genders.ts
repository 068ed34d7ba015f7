export const genders = ['male', 'female', 'other'] as const;

export type Gender = (typeof genders)[number];

/** Reads a gender whatever its case (identity providers send `Male`); null when it is none of Sala's. */
export function parseGender(value: unknown): Gender | null {
  if (typeof value !== 'string') return null;
  const lowered = value.trim().toLowerCase();
  return genders.find((gender) => gender === lowered) ?? null;
}
