import { expect, test } from 'vitest';
import { mentionedIn, withMention } from './mentions';

test('a mention stands at the end, with a space between', () => {
  expect(withMention('', 'Sok Dara')).toBe('@Sok Dara ');
  expect(withMention('Look', 'Sok Dara')).toBe('Look @Sok Dara ');
  expect(withMention('Look ', 'Sok Dara')).toBe('Look @Sok Dara ');
});

test('of two names that begin alike the longer one is meant, and what was deleted is nobody', () => {
  const names = ['Sok Dara', 'Sok Darareaksmey', 'ចាន់ សុភា'];
  expect(mentionedIn('@Sok Darareaksmey: call', names)).toEqual(['Sok Darareaksmey']);
  expect(mentionedIn('@Sok Dara and @ចាន់ សុភា', names)).toEqual(['ចាន់ សុភា', 'Sok Dara']);
  expect(mentionedIn('Sok Dara called', names)).toEqual([]);
});
