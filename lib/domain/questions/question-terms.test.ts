import { expect, test } from 'vitest';
import { questionTerms, questionTermsMax } from './question-terms';

test.each([
  ['តើរៀន IT ចប់ធ្វើការងារអ្វី?', 'jobs after studying information technology'],
  ['អាហារូបករណ៍ទៅជប៉ុន', 'Scholarship to Japan'],
  ['រៀនអនឡាញបានសញ្ញាបត្រទេ', 'online degree'],
  ['ថ្លៃសិក្សា\u200Bផ្នែក\u200Bច្បាប់\u200Bប៉ុន្មាន', 'How much is the fee of law'],
  ['ថ្ងៃចុងក្រោយដាក់ពាក្យ', 'When can I apply?'],
  ['អាយុម្ភៃប្រាំឆ្នាំ', 'អាយុ ២៥ ឆ្នាំ'],
  ['រៀនពេទ្យ ៧ឆ្នាំមែនទេ', 'រៀនពេទ្យប៉ុន្មានឆ្នាំ'],
  ['ឆ្នាំទីពីរ', 'second year'],
  ['រៀន Graphic Design', 'ក្រាហ្វិកឌីហ្សាញ'],
  ['បាក់ឌុបឆ្នាំ២០២៦', 'bacii ឆ្នាំ2026'],
])('%s is about the same as %s', (khmer, other) => {
  expect(questionTerms(khmer).toSorted()).toEqual(questionTerms(other).toSorted());
});

test('words that every question has are left out, and each term comes once', () => {
  expect(questionTerms('How do I study law, law and law?')).toEqual(questionTerms('ច្បាប់'));
  expect(questionTerms('តើខ្ញុំចង់ដឹងអ្វី')).not.toContain('តើ');
  expect(questionTerms(' \u200B ')).toEqual([]);
});

test('a small word of English is not a loanword', () => {
  expect(questionTerms('How much does it cost?')).toEqual(['?fee']);
});

test('a long text is cut', () => {
  expect(questionTerms(Array.from({ length: 90 }, (_, at) => `word${at}`).join(' '))).toHaveLength(
    questionTermsMax,
  );
});
