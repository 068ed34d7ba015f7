import { cvContentOf } from '@/lib/contract/profiles/cv-content';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { dayInCambodia, formatMonth } from '@/lib/domain/dates/dates';
import { type CvBlocks, cvBlocks, type CvWords } from '@/lib/domain/profiles/cv-blocks';
import type { CvPart } from '@/lib/domain/profiles/cv-options';

/** The blocks of a profile in one of both languages; the words of the other one are given by `words`. */
export const blocksIn = (
  profile: CompleteProfile,
  locale: 'km' | 'en',
  words: CvWords,
  parts: readonly CvPart[] = profile.cv.parts,
): CvBlocks =>
  cvBlocks(cvContentOf(profile), {
    locale,
    words,
    parts,
    layout: profile.cv.layout,
    today: dayInCambodia(new Date()),
    formatMonth: (day) => formatMonth(day, locale),
  });

/** The words of a CV in either language. */
export const loadCvWords = (locale: 'km' | 'en'): Promise<CvWords & { page: { photoOf: string } }> =>
  (locale === 'km'
    ? import('@/messages/km/profiles/cv.json')
    : import('@/messages/en/profiles/cv.json')
  ).then((module) => module.default);
