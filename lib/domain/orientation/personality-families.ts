/** The sixteen types, a group of four in a line. */
export const personalityFamilies = {
  order: ['ISTJ', 'ISFJ', 'ESTJ', 'ESFJ'],
  hands: ['ISTP', 'ISFP', 'ESTP', 'ESFP'],
  hearts: ['INFJ', 'INFP', 'ENFJ', 'ENFP'],
  minds: ['INTJ', 'INTP', 'ENTJ', 'ENTP'],
} as const;

export type PersonalityFamily = keyof typeof personalityFamilies;
export type PersonalityType = (typeof personalityFamilies)[PersonalityFamily][number];

const families = Object.keys(personalityFamilies) as PersonalityFamily[];

export const personalityTypes: readonly PersonalityType[] = families.flatMap(
  (family) => personalityFamilies[family],
);

export const isPersonalityType = (letters: string): letters is PersonalityType =>
  personalityTypes.some((type) => type === letters);

/** A practical type belongs to its group by how it organizes its days, an imaginative one by how it decides. */
export const familyOf = (type: PersonalityType): PersonalityFamily => {
  if (type.charAt(1) === 'S') return type.endsWith('J') ? 'order' : 'hands';
  return type.charAt(2) === 'F' ? 'hearts' : 'minds';
};
