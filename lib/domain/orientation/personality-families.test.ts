import { describe, expect, it } from 'vitest';
import { describePersonality } from './orientation-personality';
import {
  familyOf,
  personalityFamilies,
  personalityTypes,
  type PersonalityType,
} from './personality-families';

describe('families of types', () => {
  it('hold each of the sixteen once', () => {
    expect(new Set(personalityTypes).size).toBe(16);
    for (const [family, types] of Object.entries(personalityFamilies))
      for (const type of types) expect(familyOf(type), type).toBe(family);
  });

  it('know every type that answers lead to', () => {
    const ends = [10, 50];
    const reached = new Set<PersonalityType>();
    for (const EI of ends)
      for (const SN of ends)
        for (const TF of ends)
          for (const JP of ends) reached.add(describePersonality({ EI, SN, TF, JP, AT: 10 }).type);
    expect([...reached].toSorted()).toEqual(personalityTypes.toSorted());
  });
});
