import * as z from 'zod';
import { isKhmerName, isLatinName } from '@/lib/domain/khmer/khmer-names';
import { normalizeCambodianPhone } from '@/lib/domain/values/phone';
import { requiredText, typed } from './fields';

/** A Cambodian mobile number as people write it; becomes E.164. */
export const phone = z
  .string()
  .min(1, 'required')
  .transform((value) => normalizeCambodianPhone(value))
  .refine((value): value is string => value !== null, 'invalid-phone');

/** As it is written in Khmer. */
export const khmerName = requiredText(60).refine(isKhmerName, 'khmer-only');
/** The same, '' while nobody has said it. */
export const optionalKhmerName = typed(60).refine((name) => name === '' || isKhmerName(name), 'khmer-only');

export const latinName = requiredText(60).refine(isLatinName, 'latin-only');

/** Of somebody who signs up: in either script; the other one is asked for where it is needed. */
export const nameInEitherScript = requiredText(60).refine(
  (name) => isLatinName(name) || isKhmerName(name),
  'khmer-or-latin',
);
