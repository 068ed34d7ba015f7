import * as z from 'zod';
import { isLatinName } from '@/lib/domain/khmer/khmer-names';
import { normalizeCambodianPhone } from '@/lib/domain/people/phone';
import { requiredText } from '../fields';

/** A Cambodian mobile number as people write it; becomes E.164. */
export const phone = z
  .string()
  .min(1, 'required')
  .transform((value) => normalizeCambodianPhone(value))
  .refine((value): value is string => value !== null, 'invalid-phone');

export const latinName = requiredText(60).refine(isLatinName, 'latin-only');
