import * as z from 'zod';
import {
  isKhmerName,
  isLatinName,
  isNoName,
  isWrittenName,
  readFamilyName,
  tidyName,
} from '@/lib/domain/values/name';
import { normalizeCambodianPhone } from '@/lib/domain/values/phone';
import { requiredText, typed } from './fields';

/** A Cambodian mobile number as people write it; becomes E.164. */
export const phone = z
  .string()
  .min(1, 'required')
  .transform((value) => normalizeCambodianPhone(value))
  .refine((value): value is string => value !== null, 'invalid-phone');

type IsName = (written: string) => boolean;

/** The given name, or the only one that somebody has. */
const givenName = (isName: IsName, code: string) =>
  requiredText(60)
    .refine((name) => name === '' || isName(name), code)
    .transform(tidyName);

/** The family name; `-` says that somebody has one name only. */
const familyName = (isName: IsName, code: string) =>
  requiredText(60)
    .refine((name) => isNoName(name) || isName(name), code)
    .transform(readFamilyName);

/** As it is written in Khmer. */
export const khmerName = givenName(isKhmerName, 'khmer-only');
export const khmerFamilyName = familyName(isKhmerName, 'khmer-only');
/** The same, '' while nobody has said it. */
export const optionalKhmerName = typed(60)
  .refine((name) => isNoName(name) || isKhmerName(name), 'khmer-only')
  .transform(readFamilyName);

export const latinName = givenName(isLatinName, 'latin-only');
export const latinFamilyName = familyName(isLatinName, 'latin-only');

const inEitherScript: IsName = (name) => isLatinName(name) || isKhmerName(name);
/** Of somebody who signs up: in either script; the other one is asked for where it is needed. */
export const nameInEitherScript = givenName(inEitherScript, 'khmer-or-latin');
export const familyNameInEitherScript = familyName(inEitherScript, 'khmer-or-latin');

/** Letters of any script: of guests, and in a CV, which has the names of a passport. */
export const writtenName = givenName(isWrittenName, 'not-a-name');
export const writtenFamilyName = familyName(isWrittenName, 'not-a-name');
