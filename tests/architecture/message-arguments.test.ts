import { describe, expect, it } from 'vitest';
import { argumentsOf } from './message-arguments';

describe('argumentsOf', () => {
  it('finds names, kinds and tags, and takes branches for text', () => {
    expect(argumentsOf("You can't have {max}")).toEqual(['max']);
    expect(argumentsOf('{count, plural, =0 {schools} one {# <b>school</b>} other {{name} and #}}')).toEqual([
      '<b>',
      'count:plural',
      'name',
    ]);
    expect(argumentsOf('{at, date, short} {sex, select, male {he} other {they}}')).toEqual([
      'at:date',
      'sex:select',
    ]);
  });

  it('refuses what ICU refuses', () => {
    expect(() => argumentsOf('{name')).toThrow('EXPECT_ARGUMENT_CLOSING_BRACE');
    expect(() => argumentsOf('name}')).toThrow('a brace stands alone');
    expect(() => argumentsOf('<b>{name}')).toThrow('UNCLOSED_TAG');
    expect(() => argumentsOf('{count, plural, one {x}}')).toThrow('MISSING_OTHER_CLAUSE');
    expect(() => argumentsOf('{count, plural, other {x}')).toThrow('EXPECT');
  });
});
