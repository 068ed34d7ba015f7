import { expect, test } from 'vitest';
import { cutReply, replyLine } from './cut-reply';

const mine = 'Thank you.\n\nAnd the fee?';

test.each([
  ['nothing quoted', mine],
  ['the line of Sala', `${mine}\n\n${replyLine}\nSokha has answered`],
  ['signs of quotation', `${mine}\n\n> Sokha has answered\n> more`],
  ['Gmail', `${mine}\r\n\r\nOn Sat, 28 Nov 2026 at 10:00, Sala <a@b.example> wrote:\r\n\r\n> text`],
  ['Gmail, in two lines', `${mine}\n\nOn Sat, 28 Nov 2026 at 10:00, Sala\n<a@b.example> wrote:\n\n> text`],
  ['Gmail in Khmer', `${mine}\n\nនៅ ថ្ងៃសៅរ៍ 28 វិច្ឆិកា 2026 ម៉ោង 10:00 Sala <a@b.example> បានសរសេរ៖\n> text`],
  ['Outlook', `${mine}\n\n________________________________\nFrom: Sala <a@b.example>\nSent: Saturday`],
  ['Outlook, old', `${mine}\n\n-----Original Message-----\nFrom: Sala`],
  ['a signature', `${mine}\n-- \nDara Sok\n012 345 678`],
  ['a telephone', `${mine}\n\nSent from my iPhone`],
])('%s', (_, mail) => expect(cutReply(mail)).toBe(mine));

test('a mail of quotations alone says nothing', () =>
  expect(cutReply('> Sokha has answered\n> more')).toBe(''));
test('a sentence that speaks of writing stays', () =>
  expect(cutReply('On Monday I wrote: nothing came.\nWhy?')).toBe('On Monday I wrote: nothing came.\nWhy?'));
