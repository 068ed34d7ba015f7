import { describe, expect, it } from 'vitest';
import { parseUsername } from './username';

describe('parseUsername', () => {
  it('reads phones and e-mail addresses', () => {
    expect(parseUsername(' ០១២ ៣៤៥ ៦៧៨ ')).toEqual({ kind: 'phone', value: '+85512345678' });
    expect(parseUsername('+66 81 234 5678')).toEqual({ kind: 'phone', value: '+66812345678' });
    expect(parseUsername('\u200B Dara.Sok+uni@Example.COM ')).toEqual({
      kind: 'email',
      value: 'dara.sok+uni@example.com',
    });
  });

  it.each([
    '',
    'dara',
    '@example.com',
    'dara@',
    'dara@localhost',
    'a..b@example.com',
    'a@b@example.com',
    'a b@example.com',
    'a@example.com, b@example.com',
    'a@-example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.com`,
  ])('refuses %j', (input) => {
    expect(parseUsername(input)).toBeNull();
  });
});
