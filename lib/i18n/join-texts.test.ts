import { expect, test } from 'vitest';
import { joinTexts } from './join-texts';

test('joins the words of texts, as they are written and as a build has parsed them', () => {
  const texts = {
    title: 'គ្រប់គ្រង',
    count: ['គ្រប់គ្រង ', ['count', 2, { one: ['កុំព្យូទ័រ'], other: [0, ' កុំព្យូទ័រ'] }]],
  };
  expect(joinTexts(texts)).toEqual({
    title: 'គ្រប់\u2060គ្រង',
    count: ['គ្រប់\u2060គ្រង ', ['count', 2, { one: ['កុំ\u2060ព្យូទ័រ'], other: [0, ' កុំ\u2060ព្យូទ័រ'] }]],
  });
});
