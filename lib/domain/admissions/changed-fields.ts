type Part = Record<string, unknown>;

interface Detail {
  personal: Part;
  address: unknown;
  nationalExam: unknown;
  highSchool: unknown;
  answers?: Part;
}

const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other;
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame((one as Part)[name], (other as Part)[name]));
};

const differing = (one: Part, other: Part): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isSame(one[name], other[name]),
  );

/** What differs: each of the personal data and of the answers, other parts as a whole. */
export function changedFields(before: Detail, after: Detail): string[] {
  return [
    ...differing(before.personal, after.personal).map((name) => `personal.${name}`),
    ...(['address', 'nationalExam', 'highSchool'] as const).filter(
      (part) => !isSame(before[part], after[part]),
    ),
    ...differing(before.answers ?? {}, after.answers ?? {}).map((name) => `answers.${name}`),
  ];
}
