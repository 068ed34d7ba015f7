import { describe, expect, it, test } from 'vitest';
import { nearNamed, slipsBetween } from './near-names';

const royal = { name: 'Royal University of Phnom Penh', nameNative: 'សាកលវិទ្យាល័យភូមិន្ទភ្នំពេញ' };
const isNear = (name: string, nameNative = 'ឈ្មោះផ្សេងទាំងស្រុង') =>
  nearNamed({ name, nameNative }, [royal]).length === 1;

describe('a name that readers could take for another', () => {
  it.each([
    'Royal University of Phnom Penh (official)',
    'ROYAL-UNIVERSITY  Phnom   Penh',
    'The Royal University of Phnom Penh, Official Page',
    'The Phnom Penh Royal University',
    'RUPP Royal University of Phnom Penh',
    'Royal University of Phnom Penh International',
    'Royal Univercity of Phnom Pehn',
    'R0yal University of Phnom Penh',
    'Ｒｏｙａｌ University of Phnom Penh',
    'Rоyal Univеrsity of Phnom Penh',
    'Róyal University of Phnom\u200BPenh',
  ])('is near: %s', (name) => expect(isNear(name)).toBe(true));

  it.each(['សាកលវិទ្យាល័យភូមិន្ទភ្នំពេញ (ផ្លូវការ)', 'សាកល វិទ្យាល័យ ភូមិន្ទ ភ្នំពេញ', 'សាកលវិទ្យាល័យ\u200Bភូមិន្ទភ្នំពេញ'])(
    'is near in Khmer, in either field: %s',
    (name) => {
      expect(isNear('Quite Another College', name)).toBe(true);
      expect(isNear(name)).toBe(true);
    },
  );

  it.each([
    'Royal University of Agriculture',
    'American University of Phnom Penh',
    'Phnom Penh International University',
    'University',
    'Law',
    '(official)',
  ])('is not near: %s', (name) => expect(isNear(name)).toBe(false));

  it('is not near in Khmer for having the kind of the school in common', () => {
    expect(isNear('Quite Another College', 'សាកលវិទ្យាល័យភូមិន្ទកសិកម្ម')).toBe(false);
    expect(isNear('Quite Another College', 'សាកលវិទ្យាល័យ')).toBe(false);
  });
});

test('schools that differ by their number are others', () => {
  const second = { name: 'Wat Phnom Primary School 2', nameNative: 'សាលាបឋមសិក្សាវត្តភ្នំ ២' };
  const names = (number: string) => ({
    name: `Wat Phnom Primary School ${number}`,
    nameNative: `សាលាបឋមសិក្សាវត្តភ្នំ ${number}`,
  });
  expect(nearNamed(names('3'), [second])).toEqual([]);
  expect(nearNamed(names('2'), [second])).toEqual([second]);
});

test('a name without letters is near nothing', () => {
  const blank = { name: '***', nameNative: '!' };
  expect(nearNamed(blank, [blank, royal])).toEqual([]);
});

test('slips are counted up to a bound', () => {
  expect(slipsBetween('penh', 'pehn', 2)).toBe(1);
  expect(slipsBetween('royal', 'royal', 0)).toBe(0);
  expect(slipsBetween('royal', 'loyals', 2)).toBe(2);
  expect(slipsBetween('royal', 'river', 2)).toBe(3);
  expect(slipsBetween('a', 'abcdef', 2)).toBe(3);
});
