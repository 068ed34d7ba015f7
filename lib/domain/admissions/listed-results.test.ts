import { expect, test } from 'vitest';
import { candidateNumberOf, type DeclaredPerson, nameKeyOf, whoIsListed } from './listed-results';

const row = { year: 2026, candidateNumber: '', name: 'SOK Dara', birthday: '2008-05-14' };
const key = '05/14/2008 sok dara';
const dara: DeclaredPerson = { userId: 'dara', year: 2026, candidateNumber: '', nameKeys: [key] };

test.each([
  ['  ០០១២ ៣a ', '123A'],
  ['000', '0'],
  ['', ''],
])('the number %j is compared as %j', (typed, number) => {
  expect(candidateNumberOf(typed)).toBe(number);
});

test('a name counts with its birthday only', () => {
  expect(nameKeyOf(row)).toBe(key);
  expect(nameKeyOf({ ...row, birthday: null })).toBeNull();
  expect(nameKeyOf({ ...row, name: ' ' })).toBeNull();
});

test('one person of the name, the birthday and the year is meant, with any number of applications', () => {
  expect(whoIsListed(row, [dara, dara])).toEqual({ userId: 'dara' });
  expect(whoIsListed({ ...row, candidateNumber: '123' }, [dara])).toEqual({ userId: 'dara' });
});

test('nobody is guessed: two people, another year, no exam, another birthday', () => {
  expect(whoIsListed(row, [dara, { ...dara, userId: 'twin' }])).toBe('ambiguous');
  expect(whoIsListed(row, [{ ...dara, year: 2025 }])).toBe('other-exam');
  expect(whoIsListed(row, [{ ...dara, year: null }])).toBe('other-exam');
  expect(whoIsListed({ ...row, birthday: '2008-05-15' }, [dara])).toBe('nobody');
  expect(whoIsListed(row, [])).toBe('nobody');
});

test('a number decides between people of one name, and needs no name', () => {
  const known = [
    { ...dara, candidateNumber: '123' },
    { ...dara, userId: 'twin', candidateNumber: '124' },
  ];
  expect(whoIsListed({ ...row, candidateNumber: '០១២៤' }, known)).toEqual({ userId: 'twin' });
  expect(whoIsListed({ ...row, candidateNumber: '123', name: '' }, known)).toEqual({ userId: 'dara' });
  expect(whoIsListed({ ...row, candidateNumber: '125', name: '' }, known)).toBe('nobody');
});

test('a number of somebody with another name, and a name with another number, prove nothing', () => {
  const known = [{ ...dara, candidateNumber: '123' }];
  expect(whoIsListed({ ...row, candidateNumber: '123', name: 'Chan Vanna' }, known)).toBe('other-candidate');
  expect(whoIsListed({ ...row, candidateNumber: '999' }, known)).toBe('other-candidate');
});
