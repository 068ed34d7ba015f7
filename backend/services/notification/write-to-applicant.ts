import { eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { type applicants, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { enqueueMail, enqueueSms } from './enqueue-message';
import { messageSettingsOf } from './message-settings';
import { spendSms } from './sms-budget';

export type WrittenApplicant = Pick<
  typeof applicants.$inferSelect,
  'id' | 'userId' | 'schoolId' | 'name' | 'nameKm' | 'referenceCode'
>;
type Settings = Awaited<ReturnType<typeof messageSettingsOf>>;

export interface ApplicantTexts {
  subject: string;
  body: string;
  /** In Latin letters: Khmer ones halve the length of a text message. */
  sms: string;
}

/** Whether Sala may still send a text message today. */
const maySend = (deps: Deps, tx: Db): Promise<boolean> =>
  spendSms(deps, tx).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.status === 429) return false;
      throw error;
    },
  );

/**
 * Writes to an applicant as the school's settings say, in the transaction that causes it: by mail to a proven address, by
 * text message to a proven number while the day's messages last.
 */
export async function writeToApplicant(
  deps: Deps,
  tx: Db,
  applicant: WrittenApplicant,
  textsOf: (locale: 'km' | 'en', link: string, settings: Settings) => ApplicantTexts,
): Promise<void> {
  const settings = await messageSettingsOf(deps, tx, applicant.schoolId);
  if (!settings.mail && !settings.sms) return;
  const [user] = await tx.select().from(users).where(eq(users.id, applicant.userId));
  if (!user?.enabled) return;
  const prefix = user.locale === 'en' ? '/en' : '';
  const link = `${deps.env.PUBLIC_ORIGIN}${prefix}/profile/applications/${applicant.id}`;
  const { subject, body, sms } = textsOf(user.locale, link, settings);
  // Names come from people and may hold line breaks; a subject is one line.
  if (settings.mail && user.email && user.emailVerified)
    await enqueueMail(deps, { to: user.email, subject: subject.replace(/\s+/g, ' '), body }, tx);
  if (settings.sms && user.phone && user.phoneVerified && (await maySend(deps, tx)))
    await enqueueSms(deps, { to: user.phone, body: sms }, tx);
}
