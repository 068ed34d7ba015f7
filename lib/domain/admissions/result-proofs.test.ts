import { expect, it, test } from 'vitest';
import { firstProofDay, resultProvenBy } from './result-proofs';

it.each([
  ['BacII certificate or provisional certificate', 'សញ្ញាបត្របាក់ឌុប ឬសញ្ញាបត្របណ្តោះអាសន្ន', 'exam'],
  ['Transcript of grade 12', 'ព្រឹត្តិបត្រពិន្ទុថ្នាក់ទី១២', 'grades'],
  ['High school diploma', '', 'graduation'],
  ['Copy of the birth certificate', 'ច្បាប់ចម្លងសំបុត្រកំណើត', null],
  ['Four photos, 4 x 6 cm', 'រូបថត ៤ សន្លឹក', null],
] as const)('%s proves %s', (en, km, kind) => {
  expect(resultProvenBy({ en, km })).toBe(kind);
});

test('a condition is proven from the day of the results on, else from the exam on', () => {
  expect(firstProofDay('2027-08-20', '2027-09-15')).toBe('2027-09-15');
  expect(firstProofDay('2027-08-20', null)).toBe('2027-08-20');
  expect(firstProofDay('2027-08-20', 'soon')).toBe('2027-08-20');
  expect(firstProofDay(null, null)).toBeNull();
});
