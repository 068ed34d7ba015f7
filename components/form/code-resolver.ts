import type { FieldErrors, Resolver } from 'react-hook-form';
import { codeLimits } from '@/lib/domain/limits/sign-in';

export interface TypedCode {
  verifyCode: string;
}

/** The resolver of a form with one code: all its digits, or an issue. */
export const codeResolver: Resolver<TypedCode> = (values) => {
  if (values.verifyCode.length === codeLimits.lengthDigits) return { values, errors: {} };
  const message = values.verifyCode === '' ? 'required' : 'invalid-code';
  const errors: FieldErrors<TypedCode> = { verifyCode: { type: 'client', message } };
  return { values: {}, errors };
};
