import { type HollandProfile, hollandTypes } from './orientation-holland';
import { isPersonalityType } from './personality-families';

/** In place of three letters where the six interests lie too close together to have any. */
export const evenCode = 'even';

/** What is shown of interests: their three letters, or that they are even. */
export const shownCodeOf = ({ code, flat }: Pick<HollandProfile, 'code' | 'flat'>): string =>
  flat ? evenCode : code;

export type PictureShape = 'wide' | 'tall';

const isInterestCode = (code: string): boolean =>
  code.length === 3 &&
  new Set(code).size === 3 &&
  [...code].every((letter) => hollandTypes.some((type) => type === letter));

const isTypeCode = (code: string): boolean => isPersonalityType(code.slice(0, 4)) && /^.{4}-[AT]$/.test(code);

/** The test of a code such as `INFJ-T` or `SIA`; null for an impossible code. */
export const testOfCode = (code: string): 'holland' | 'personality' | null => {
  if (code === evenCode || isInterestCode(code)) return 'holland';
  return isTypeCode(code) ? 'personality' : null;
};

export const resultPicturePath = '/api-qa/v1/result_picture';

/** The picture of a code: one of a few hundred, independent of a person, so that it can be cached for long. */
export const resultPictureOf = (code: string, lang: 'kh' | 'en', shape: PictureShape): string =>
  `${resultPicturePath}?${new URLSearchParams({ code, lang, shape }).toString()}`;
