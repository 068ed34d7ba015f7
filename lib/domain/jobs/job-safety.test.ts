import { describe, expect, it } from 'vitest';
import { jobFlags, type JudgedJob } from './job-safety';
import labelled from './labelled-jobs.json';

interface Labelled {
  text: string;
  pay?: number;
  hasAddress?: boolean;
}

const judge = ({ text, pay, hasAddress }: Labelled) =>
  jobFlags({
    texts: [text],
    payUsd: pay ?? null,
    usualPayUsd: null,
    hasAddress: hasAddress ?? true,
  });

const keysOf = (text: string, facts: Partial<JudgedJob> = {}) =>
  jobFlags({ texts: [text], payUsd: null, usualPayUsd: null, hasAddress: true, ...facts }).map(
    ({ key }) => key,
  );

const isHeld = (job: Labelled) => judge(job).length > 0;
const khmer = /[\u1780-\u17ff]/u;

describe('the labelled vacancies', () => {
  const { false: lures, honest }: { false: Labelled[]; honest: Labelled[] } = labelled;

  it('are forty false ones, twenty of them in Khmer, and sixty honest ones', () => {
    expect([lures.length, lures.filter(({ text }) => khmer.test(text)).length, honest.length]).toEqual([
      40, 20, 60,
    ]);
  });

  it('40 of 40 false ones are held; at least 36 must be', () => {
    expect(lures.filter((job) => !isHeld(job)).map(({ text }) => text)).toEqual([]);
  });

  it('0 of 60 honest ones are held; at most 3 may be', () => {
    expect(honest.filter(isHeld).map(({ text }) => text)).toEqual([]);
  });
});

describe('a flag', () => {
  it('names its reason and quotes the sentence as it was written, once for both languages', () => {
    const texts = ['Good pay. You pay a deposit of $40!', 'ត្រូវបង់ប្រាក់កក់ ៤០ដុល្លារ។ ប្រាក់ខែល្អ។'];
    expect(jobFlags({ texts, payUsd: 250, usualPayUsd: null, hasAddress: true })).toEqual([
      { key: 'money', quote: 'You pay a deposit of $40' },
    ]);
  });

  it('does not depend on how Khmer is typed', () => {
    const [typed, other] = ['ត្រូវបង់ថ្លៃវគ្គបណ្តុះបណ្តាល', 'ត្រូវ\u200bបង់ថ្លៃវគ្គបណ្ដុះបណ្ដាល'];
    expect(keysOf(typed)).toEqual(['money']);
    expect(keysOf(other)).toEqual(['money']);
  });

  it('is not talked away by another clause that denies something else', () => {
    expect(keysOf('No experience needed, you pay a deposit of 50 USD.')).toEqual(['money']);
    expect(keysOf('មិនត្រូវការបទពិសោធន៍ ត្រូវបង់ប្រាក់ ៥០ដុល្លារ។')).toEqual(['money']);
    expect(keysOf('Nobody pays anything. Applicants send 20 USD for the kit.')).toEqual(['money']);
  });

  it('of pay follows what the field pays', () => {
    const text = 'No experience needed.';
    expect(keysOf(text, { payUsd: 700, usualPayUsd: 220 })).toEqual(['pay']);
    expect(keysOf(text, { payUsd: 660, usualPayUsd: 220 })).toEqual([]);
    expect(keysOf(text, { payUsd: 800 })).toEqual([]);
    expect(keysOf(text, { payUsd: 801 })).toEqual(['pay']);
    expect(keysOf('Five years of experience.', { payUsd: 5000, usualPayUsd: 300 })).toEqual([]);
  });

  it('needs every part of what makes a lure', () => {
    const lure = 'Work in Poipet. Travel is paid. A room is free.';
    expect(keysOf(lure)).toEqual(['abroad']);
    expect(keysOf(`${lure} You sign a contract first.`)).toEqual([]);
    expect(keysOf('No one under 18 works in the night shift.')).toEqual([]);
    expect(keysOf('Aged 16 to 18, mornings in a library.')).toEqual([]);
    expect(keysOf('There is no interview; you start after the exams.')).toEqual([]);
  });

  it('of a missing address needs no words', () => {
    expect(jobFlags({ texts: ['Shop'], payUsd: null, usualPayUsd: null, hasAddress: false })).toEqual([
      { key: 'no-address', quote: '' },
    ]);
  });
});
