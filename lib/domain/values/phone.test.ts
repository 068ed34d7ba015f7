import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPhone,
  formatTypedPhone,
  isOwnNumber,
  maskPhone,
  normalizeCambodianPhone,
  normalizePhone,
} from './phone';
import { parseMobilePhone } from './phone-strict';

describe('isOwnNumber', () => {
  it.each(['012 345 678', '+855 (0)12 345 678', '០១២៣៤៥៦៧៨'])('knows it as %s', (typed) => {
    expect(isOwnNumber('+85512345678', typed)).toBe(true);
  });
  it.each(['012 345 679', '', 'call me'])('is another one: %s', (typed) => {
    expect([isOwnNumber('+85512345678', typed), isOwnNumber(null, typed)]).toEqual([false, false]);
  });
});

describe('normalizeCambodianPhone', () => {
  it.each([
    '012 345 678',
    '012-345-678',
    '012.345.678',
    '០១២ ៣៤៥ ៦៧៨',
    '85512345678',
    '+855 12 345 678',
    '+855 (0)12 345 678',
    '00855 12345678',
    '\u200B012\u00A0345\u200B678',
    '12345678',
    '12345678.0',
    '1.2345678E+07',
    '8.5512345678E+10',
    '="012345678"',
    "'012345678",
    '\u202a+855\u00a012\u00a0345\u00a0678\u202c',
    '012–345–678',
    '012 345/678',
    'tel:+85512345678',
    'Tel: 012 345 678',
    'H/P: 012 345 678',
    'ទូរស័ព្ទ៖ ០១២ ៣៤៥ ៦៧៨',
    '０１２ ３４５ ６７８',
  ])('reads %s', (written) => {
    expect(normalizeCambodianPhone(written)).toBe('+85512345678');
  });

  it('reads numbers with seven digits after the operator', () => {
    expect(normalizeCambodianPhone('096 123 4567')).toBe('+855961234567');
  });

  it.each([
    '',
    '1234567',
    '012 345',
    '1.23E+07',
    '012 345 678 / 098 765 432',
    '012 345 678 (Dara)',
    '012 345 678 901',
    '+66 81 234 5678',
    'call me',
    '0012345678',
    '+855',
  ])('refuses %s', (written) => {
    expect(normalizeCambodianPhone(written)).toBeNull();
  });

  it('reads back what formatPhone shows', () => {
    const national = fc.stringMatching(/^[1-9]\d{7,8}$/);
    fc.assert(
      fc.property(national, (digits) => {
        expect(normalizeCambodianPhone(formatPhone(`+855${digits}`))).toBe(`+855${digits}`);
      }),
    );
  });
});

describe('normalizePhone and formatPhone', () => {
  it('takes other countries only with their +', () => {
    expect(normalizePhone('+66 81 234 5678')).toBe('+66812345678');
    expect(normalizePhone('66 81 234 5678')).toBeNull();
    expect(normalizePhone('+855 1')).toBeNull();
  });

  it('shows numbers as Cambodians write them', () => {
    expect(formatPhone('+85512345678')).toBe('012 345 678');
    expect(formatPhone('+855961234567')).toBe('096 123 4567');
    expect(formatPhone('+66812345678')).toBe('+66812345678');
  });
});

describe('parseMobilePhone', () => {
  it('agrees with the light reading on real operators', () => {
    for (const written of ['012 345 678', '០៩៦ ១២៣ ៤៥៦៧', '85510234567', '+855 88 123 4567']) {
      expect(parseMobilePhone(written)).toBe(normalizeCambodianPhone(written));
    }
  });

  it('refuses operators that do not exist and landlines', () => {
    expect(parseMobilePhone('021 345 67')).toBeNull();
    expect(parseMobilePhone('023 123 456')).toBeNull();
  });

  it('takes foreign mobiles in + form and nothing else', () => {
    expect(parseMobilePhone('+66 81 234 5678')).toBe('+66812345678');
    expect(parseMobilePhone('+999 1234567')).toBeNull();
    expect(parseMobilePhone('<script>012345678')).toBeNull();
  });
});

describe('maskPhone', () => {
  it.each([
    ['+85512345678', '0•• ••• 678'],
    ['+855975551234', '0•• ••• •234'],
    ['+12025550123', '+1•••••••123'],
  ])('%s is shown as %s', (e164, shown) => {
    expect(maskPhone(e164)).toBe(shown);
  });
});

it('a number that was typed is grouped where it is known', () => {
  expect(['012345678', '+85512345678', '023123456', '+33123456789', ''].map(formatTypedPhone)).toEqual([
    '012 345 678',
    '012 345 678',
    '023 123 456',
    '+33123456789',
    '',
  ]);
});
