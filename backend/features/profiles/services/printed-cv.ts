import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { cvContentOf } from '@/lib/contract/profiles/cv-content';
import type { PrintedFile } from '@/lib/contract/printed-file';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { dayInCambodia, plainMonth } from '@/lib/domain/dates/dates';
import { cvBlocks } from '@/lib/domain/profiles/cv-blocks';
import type { CvLanguage } from '@/lib/domain/profiles/cv-options';
import { uploadLimits } from '@/lib/domain/limits';
import { users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { printedPapersStored } from '@/backend/limits';
import { reachStorage } from '@/backend/core/files/upload-store';
import { heavyWork } from '@/backend/work/heavy-work';
import { createResultMemory } from '@/backend/work/result-memory';
import { threadCall } from '@/backend/work/threads';
import type { CvSheet, drawCv } from './cv-paper';
import { type PaperLocale, paperWords } from '@/backend/core/papers/paper-words';

const draw = threadCall<typeof drawCv>('drawCv');
const memory = createResultMemory<string>(printedPapersStored);

/** Of a CV with its photo, which its account has as a JPEG. @returns null where its reader sees none */
async function photoOf(deps: Deps, { cv, avatarUrl, userId }: CompleteProfile): Promise<string | null> {
  if (!cv.photo || !avatarUrl) return null;
  const [user] = await deps.db.select({ key: users.avatarKey }).from(users).where(eq(users.id, userId));
  const key = user?.key;
  const bytes = key
    ? await reachStorage(deps, (storage) => storage.get(key, uploadLimits.avatarMaxBytes))
    : null;
  return bytes && Buffer.from(bytes).toString('base64');
}

/** The same blocks as on the page, in one language or both. */
export const cvSheetOf = (
  profile: CompleteProfile,
  {
    today,
    language = profile.cv.language,
    jpeg = null,
  }: { today: string; language?: CvLanguage | undefined; jpeg?: string | null },
): CvSheet => {
  const locales: PaperLocale[] = language === 'both' ? ['km', 'en'] : [language];
  const cvs = locales.map((locale) =>
    cvBlocks(cvContentOf(profile), {
      locale,
      today,
      layout: profile.cv.layout,
      parts: profile.cv.parts,
      words: paperWords[locale].cv,
      formatMonth: (day) => plainMonth(day, locale),
    }),
  );
  const named = (text: string, index: number) => text.replace('{name}', cvs[index]?.name ?? '');
  const alts = locales.map((locale, index) => named(paperWords[locale].cv.page.photoOf, index));
  const title = named(paperWords[locales[0] ?? 'km'].cv.cvTitle, 0);
  return { title, accent: profile.cv.accent, photo: jpeg === null ? null : { jpeg, alts }, cvs };
};

/**
 * The CV of a profile as its reader may see it. What it says is its key: the same CV is drawn once.
 * @param who asks for it
 * @throws 503 when too many wait; 422 `too-large` for one that takes too long
 */
export async function printedCvOf(
  deps: Deps,
  who: string,
  profile: CompleteProfile,
  language?: CvLanguage,
): Promise<PrintedFile> {
  const today = dayInCambodia(deps.clock.now());
  const sheet = cvSheetOf(profile, { today, language, jpeg: await photoOf(deps, profile) });
  // A photo is much longer than a digest.
  const key = createHash('sha256').update(JSON.stringify(sheet)).digest('base64');
  const content = await memory.get(key, () => heavyWork.cvs.take(who, (signal) => draw([sheet], signal)));
  return { fileName: 'sala-cv.pdf', type: 'application/pdf', content };
}
