import type { FieldErrors, Resolver, ResolverResult } from 'react-hook-form';
import { codeLimits } from '@/lib/domain/limits/sign-in';

export interface TypedCode {
  verifyCode: string;
}

/** The resolver of a form with one code: all its digits, or an issue. */
export const codeResolver: Resolver<TypedCode> = ({
  verifyCode = '',
}: Partial<TypedCode>): ResolverResult<TypedCode> => {
  if (verifyCode.length === codeLimits.lengthDigits) return { values: { verifyCode }, errors: {} };
  const message = verifyCode === '' ? 'required' : 'invalid-code';
  const errors: FieldErrors<TypedCode> = { verifyCode: { type: 'client', message } };
  return { values: {}, errors };
};
