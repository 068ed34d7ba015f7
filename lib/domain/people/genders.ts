export const genders = ['male', 'female', 'other'] as const;

export type Gender = (typeof genders)[number];

/** Reads a gender in any case (identity providers send `Male`); null for an unknown one. */
export function parseGender(value: unknown): Gender | null {
  if (typeof value !== 'string') return null;
  const lowered = value.trim().toLowerCase();
  return genders.find((gender) => gender === lowered) ?? null;
}
