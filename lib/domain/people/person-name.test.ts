import { describe, expect, it } from 'vitest';
import { fullName, initials, isNameLength, tidyName } from './person-name';

describe('names', () => {
  it('put the family first in both scripts', () => {
    expect(fullName({ firstName: 'ដារ៉ា', lastName: 'សុខ' })).toBe('សុខ ដារ៉ា');
    expect(fullName({ firstName: ' Dara', lastName: 'Sok\u200B' })).toBe('Sok Dara');
    expect(fullName({ firstName: 'Dara', lastName: '' })).toBe('Dara');
  });

  it('shorten to initials', () => {
    expect(initials({ firstName: 'dara', lastName: 'sok' })).toBe('SD');
    expect(initials({ firstName: 'ស្រីនាង', lastName: 'ច័ន្ទ' })).toBe('ចស');
    expect(initials({ firstName: '', lastName: '' })).toBe('');
    expect(initials({ firstName: 'Dara', lastName: '' })).toBe('D');
  });

  it('are tidied and measured as readers see them', () => {
    expect(tidyName('\u200B  Sok   Dara \n')).toBe('Sok Dara');
    expect(isNameLength(' \u200B ', 100)).toBe(false);
    expect(isNameLength('ខ្ញុំ', 1)).toBe(true);
    expect(isNameLength('abc', 2)).toBe(false);
  });
});
