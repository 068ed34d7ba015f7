import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { phone } from '@/lib/contract/person-fields';
import { normalizeCambodianPhone } from './phone';
import { parseMobilePhone } from './phone-strict';

const linesOf = (file: string) =>
  readFileSync(`tests/corpus/phones/${file}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Every door that a number comes in by: fields of forms and calls, the log-in, and what the server stores. */
const doors = {
  'a field': (written: string) => phone.safeParse(written).data ?? null,
  'a form': normalizeCambodianPhone,
  'the server': parseMobilePhone,
};

describe.each(Object.entries(doors))('%s', (_, read) => {
  test.each(linesOf('mobile').map((line) => line.split(' | ')))('reads %s', (written = '', kept = '') => {
    expect(read(written)).toBe(kept);
  });

  test.each(linesOf('none'))('takes %s for no number', (written) => {
    expect(read(written)).toBeNull();
  });
});
