import { expect, test } from 'vitest';
import { newPostFlags, postFlags } from './post-safety';

const keys = (...texts: string[]) => postFlags(texts).map(({ key }) => key);

test('what sells answers or promises money is flagged, in both languages', () => {
  expect(keys('Who can sell me the answers of the entrance exam?')).toEqual(['answers']);
  expect(keys('Exam papers for sale, write to me')).toEqual(['answers']);
  expect(keys('អ្នកណាចង់ទិញវិញ្ញាសាប្រឡងបាក់ឌុប?')).toEqual(['answers']);
  expect(keys('Easy money at home with your phone')).toEqual(['easy-money']);
  expect(keys('You earn 50 dollars a day on your phone')).toEqual(['easy-money']);
  expect(keys('មកធ្វើជាមួយខ្ញុំ រកលុយបានងាយៗតាមទូរស័ព្ទ')).toEqual(['easy-money']);
});

test('the rules of vacancies hold posts too', () => {
  expect(keys('Work in Poipet. Travel is paid. A room is free.')).toEqual(['abroad']);
  expect(keys('Rent your bank account to me. Send me the PIN and I pay you.')).toEqual(['bank']);
  expect(keys('We keep your passport until the end.')).toEqual(['papers']);
});

test('honest questions about money, exams and books are not', () => {
  expect(keys('Do I have to pay a deposit of 50 USD before I begin?')).toEqual([]);
  expect(keys('Where can I buy a book with the answers of past exams?')).toEqual([]);
  expect(keys('ទិញសៀវភៅចម្លើយវិញ្ញាសាចាស់នៅឯណា?')).toEqual([]);
  expect(keys('Is it easy to earn money while I study?')).toEqual([]);
});

test('a change is judged by what is new in it', () => {
  const lure = 'Easy money at home.';
  expect(newPostFlags([lure], [lure, 'More words'])).toEqual([]);
  expect(newPostFlags(['Hello'], ['Hello', lure])).toEqual([
    { key: 'easy-money', quote: 'Easy money at home' },
  ]);
});
