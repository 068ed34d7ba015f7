import { describe, expect, it } from 'vitest';
import { jobFlags, type JudgedJob } from './job-safety';
import labelled from './labelled-jobs.json';
import fitted from './vacancies-fitted.json';
import unread from './vacancies-unread.json';

interface Labelled {
  text: string;
  pay?: number;
  hasAddress?: boolean;
  province?: string;
  employerDays?: number;
}

interface Set {
  false: Labelled[];
  honest: Labelled[];
}

const judge = ({ text, pay, hasAddress, province, employerDays }: Labelled) =>
  jobFlags({
    texts: [text],
    payUsd: pay ?? null,
    usualPayUsd: null,
    hasAddress: hasAddress ?? true,
    province,
    employerDays,
  });

const keysOf = (text: string, facts: Partial<JudgedJob> = {}) =>
  jobFlags({ texts: [text], payUsd: null, usualPayUsd: null, hasAddress: true, ...facts }).map(
    ({ key }) => key,
  );

const isHeld = (job: Labelled) => judge(job).length > 0;
const khmer = /[\u1780-\u17ff]/u;

describe('the labelled vacancies', () => {
  const { false: lures, honest }: Set = labelled;

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

describe.each<{ name: string; set: Set; isRead: boolean }>([
  { name: 'that the rules were written for', set: fitted, isRead: true },
  // Nobody reads these while a rule is changed: they say what the rules are worth against new words.
  { name: 'that the rules were not written for', set: unread, isRead: false },
])('vacancies $name', ({ set, isRead }) => {
  const held = set.false.filter(isHeld).length / set.false.length;
  const alarms = set.honest.filter(isHeld).length / set.honest.length;

  it(`${Math.round(held * 100)} of 100 traps are held, ${Math.round(alarms * 100)} of 100 honest ones`, () => {
    expect(held).toBeGreaterThanOrEqual(isRead ? 0.95 : 0.85);
    expect(alarms).toBeLessThanOrEqual(0.1);
  });
});

describe('pay', () => {
  const isTooHigh = (text: string) => keysOf(text).includes('pay');

  it.each([
    ['45 dollars a day', true],
    ['Earn $ 60 per day', true],
    ['300 USD weekly', true],
    ['Wages of 4,500,000 riel a month', true],
    ['បាន ១៥ម៉ឺនរៀលក្នុងមួយថ្ងៃ', true],
    ['ប្រាក់ខែ ១ពាន់ដុល្លារ', true],
    ['50,000 riel a day', false],
    ['6 USD an hour', false],
    ['ប្រាក់ខែ ៨៥ម៉ឺនរៀល', false],
    ['1,200 USD a month, two years of experience', false],
    ['The shop was opened in 2019', false],
  ])('of any unit is read: %s', (text, expected) => {
    expect(isTooHigh(text)).toBe(expected);
  });
});

describe('what is left out', () => {
  const far = 'Cleaner in Malaysia.';

  it('is a place of interview and a contract, and either lets it pass', () => {
    expect(keysOf(far)).toEqual(['abroad']);
    expect(keysOf(`${far} Interview at our office, Street 163.`)).toEqual([]);
    expect(keysOf(`${far} You sign a contract of two years.`)).toEqual([]);
  });

  it('is not given by a contract that is denied', () => {
    expect(keysOf(`${far} No contract needed.`)).toEqual(['abroad', 'no-contract']);
    expect(keysOf('បុគ្គលិក មិនបាច់កិច្ចសន្យា។')).toEqual(['no-contract']);
  });

  it('counts at a border or the coast only where more is offered', () => {
    expect(keysOf('Cook in Poipet.')).toEqual([]);
    expect(keysOf('Cook in Poipet. A bed is free.')).toEqual(['abroad']);
    expect(keysOf('Cook. A bed is free.', { province: '18' })).toEqual(['abroad']);
    expect(keysOf('Cook. A bed is free.', { province: '12' })).toEqual([]);
  });

  it('weighs more with an employer of less than a month', () => {
    const text = 'Cook. A bed is free.';
    expect(keysOf(text, { employerDays: 29 })).toEqual(['new-employer']);
    expect(keysOf(text, { employerDays: 30 })).toEqual([]);
  });

  it('is any way but a chat', () => {
    expect(keysOf('Write to us on Telegram.')).toEqual(['chat-only']);
    expect(keysOf('Write to us on Telegram or call 012 345 678.')).toEqual([]);
    expect(keysOf('You answer customers on Telegram.')).toEqual([]);
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
    expect(keysOf(lure)).toEqual(['abroad', 'no-place']);
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
