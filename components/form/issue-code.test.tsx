import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { codeOf, readCode } from './issue-code';

const codesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: codeOf }).error?.issues.map((issue) => issue.message) ?? [];

describe('codeOf', () => {
  it.each([
    [z.string(), undefined, 'required'],
    [z.string().min(1), '', 'required'],
    [z.string().min(3), 'ab', 'too-short:3'],
    [z.string().max(3), 'abcd', 'too-long:3'],
    [z.number().min(2), 1, 'too-low:2'],
    [z.number().max(500), 501, 'too-high:500'],
    [z.number(), Number.NaN, 'required'],
    [z.enum(['a']), undefined, 'required'],
    [z.enum(['a']), 'b', 'invalid'],
    [z.email(), 'x', 'invalid-email'],
    [z.string().min(1, 'khmer-only'), '', 'khmer-only'],
  ])('case %#', (schema, value, code) => {
    expect(codesOf(schema, value)).toEqual([code]);
  });
});

describe('readCode', () => {
  it('takes limits off, and knows the backend’s spelling of zod’s codes', () => {
    expect(readCode('too-long:60')).toEqual({ code: 'too-long', min: 60, max: 60 });
    expect(readCode('length-between:2-60')).toEqual({ code: 'length-between', min: 2, max: 60 });
    expect(readCode('invalid-type')).toMatchObject({ code: 'required' });
    expect(readCode('Some English sentence.')).toMatchObject({ code: 'invalid' });
  });
});
