import { describe, expect, it } from 'vitest';
import { fullName, initials } from './person-name';

describe('names', () => {
  it('put the family first in both scripts', () => {
    expect(fullName({ firstName: 'ដារ៉ា', lastName: 'សុខ' })).toBe('សុខ ដារ៉ា');
    expect(fullName({ firstName: ' Dara', lastName: 'Sok\u200B' })).toBe('Sok Dara');
    expect(fullName({ firstName: 'Dara', lastName: '' })).toBe('Dara');
    expect(fullName({ firstName: 'Rahman', lastName: '-' })).toBe('Rahman');
  });

  it('shorten to initials', () => {
    expect(initials({ firstName: 'dara', lastName: 'sok' })).toBe('SD');
    expect(initials({ firstName: 'ស្រីនាង', lastName: 'ច័ន្ទ' })).toBe('ចស');
    expect(initials({ firstName: '', lastName: '' })).toBe('');
    expect(initials({ firstName: 'Dara', lastName: '' })).toBe('D');
  });
});
