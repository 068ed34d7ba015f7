import { describe, expect, it } from 'vitest';
import { isPartnerSchool } from './partner-schools';
import { similarSchools } from './school-similarity';

const school = (schoolId: string, ...categories: string[]) => ({ schoolId, categories });

describe('similarSchools', () => {
  it('takes overlap in either direction, whatever the case, and never the school itself', () => {
    const own = school('a', 'Business');
    const others = [
      own,
      school('b', 'International BUSINESS law'),
      school('c', 'bus'),
      school('d', 'Medicine'),
      school('e'),
    ];
    expect(similarSchools(own, others).map(({ schoolId }) => schoolId)).toEqual(['b', 'c']);
  });

  it('is not fooled by empty names', () => {
    expect(similarSchools(school('a', ''), [school('b', 'Law')])).toEqual([]);
    expect(similarSchools(school('a', 'Law'), [school('b', ' \u200B ')])).toEqual([]);
    expect(similarSchools(school('a'), [school('b')])).toEqual([]);
  });

  it('compares Khmer by how it looks', () => {
    expect(similarSchools(school('a', 'ស្រ្តី'), [school('b', 'សិក្សាស្ត្រី')])).toHaveLength(1);
  });
});

describe('isPartnerSchool', () => {
  it('asks for both marks', () => {
    expect(isPartnerSchool({ verified: true, status: 'active' })).toBe(true);
    expect(isPartnerSchool({ verified: true, status: 'inactive' })).toBe(false);
    expect(isPartnerSchool({ verified: false, status: 'active' })).toBe(false);
  });
});
