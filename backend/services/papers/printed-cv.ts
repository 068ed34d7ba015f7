import { cvContentOf } from '@/lib/contract/recruitment/cv-content';
import type { PrintedFile } from '@/lib/contract/printed-file';
import type { CompleteProfile } from '@/lib/contract/recruitment/profiles';
import { plainMonth } from '@/lib/domain/dates/dates';
import { cvBlocks } from '@/lib/domain/recruitment/cv-blocks';
import type { CvLanguage } from '@/lib/domain/recruitment/cv-options';
import { heavyWork } from '@/backend/work/heavy-work';
import { threadCall } from '@/backend/work/threads';
import type { CvSheet, drawCv } from './cv-paper';
import { type PaperLocale, paperWords } from './paper-words';

const draw = threadCall<typeof drawCv>('drawCv');

/** The same blocks as on the page, in one language or both. */
export const cvSheetOf = (profile: CompleteProfile, language: CvLanguage = profile.cv.language): CvSheet => {
  const locales: PaperLocale[] = language === 'both' ? ['km', 'en'] : [language];
  const cvs = locales.map((locale) =>
    cvBlocks(cvContentOf(profile), {
      locale,
      parts: profile.cv.parts,
      words: paperWords[locale].cv,
      formatMonth: (day) => plainMonth(day, locale),
    }),
  );
  const [first] = cvs;
  const title = paperWords[first?.locale ?? 'km'].cv.cvTitle.replace('{name}', first?.name ?? '');
  return { title, accent: profile.cv.accent, cvs };
};

/** The CV of a profile as its reader may see it. @param who asks for it @throws 503 when too many papers wait */
export async function printedCvOf(
  who: string,
  profile: CompleteProfile,
  language?: CvLanguage,
): Promise<PrintedFile> {
  const sheet = cvSheetOf(profile, language);
  const content = await heavyWork.papers.take(who, (signal) => draw([sheet], signal));
  return { fileName: 'sala-cv.pdf', type: 'application/pdf', content };
}
