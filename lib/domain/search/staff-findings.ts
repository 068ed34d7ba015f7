/** What staff finds from any page of a desk, in the order in which it is shown. */
export const findingKinds = [
  'application',
  'student',
  'person',
  'loan',
  'class',
  'school',
  'program',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export const findingLimits = {
  /** The index of words has three letters for each entry: shorter texts would read whole tables. */
  lettersMin: 3,
  ofEachKind: 5,
} as const;
