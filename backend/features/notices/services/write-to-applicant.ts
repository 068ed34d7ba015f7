import { eq } from 'drizzle-orm';
import { afterQuietHours } from '@/lib/domain/notices/channels';
import { type applicants, users } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { link, type MailWords, type Said, type SmsBody, withFoot } from './compose';
import { addressOf } from './message-links';
import { messageSettingsOf } from './message-settings';
import { outsideWords, topicWords } from './notice-words';
import { reachOf } from './plan-deliveries';
import { maySendNoticeSms } from './sms-of-day';
import type { Matter } from './matter';
import { unsubscribeLinks } from './unsubscribe-key';

export type WrittenApplicant = Pick<
  typeof applicants.$inferSelect,
  'id' | 'userId' | 'schoolId' | 'name' | 'nameKm' | 'referenceCode'
>;
type Settings = Awaited<ReturnType<typeof messageSettingsOf>>;

interface ApplicantTexts {
  mail: MailWords;
  sms: SmsBody;
}

type TextsOf = (locale: 'km' | 'en', link: Said, settings: Settings) => ApplicantTexts;

/**
 * Writes to an applicant as the school's settings say: by mail to a proven address; where nothing else reaches them, by text message to a
 * proven number while the day's messages last. One row counts the messages of the day, so that every other act waits for it: last.
 */
export const writeToApplicant = (
  act: AnyAct,
  applicant: WrittenApplicant,
  told: Pick<Matter, 'kind'> & { subject: string },
  textsOf: TextsOf,
): void => act.last(() => sendTexts(act, applicant, told, textsOf));

const sendTexts = async (
  act: AnyAct,
  applicant: WrittenApplicant,
  { kind, subject: noticeSubject }: Parameters<typeof writeToApplicant>[2],
  textsOf: TextsOf,
): Promise<void> => {
  const { deps, tx } = act;
  const settings = await messageSettingsOf(deps, tx, applicant.schoolId);
  if (!settings.mail && !settings.sms) return;
  const [user] = await tx.select().from(users).where(eq(users.id, applicant.userId));
  if (!user?.enabled) return;
  const told = { noticeKind: kind, noticeSubject, userId: user.id };
  const page = addressOf(deps, '/profile/applications/[id]', { about: applicant.id, locale: user.locale });
  const { mail, sms } = textsOf(user.locale, link(deps, page), settings);
  const { reaches } = await reachOf(deps, tx, kind, [user.id], { mails: settings.mail });
  if (user.email && reaches(user.id, 'mail')) {
    const links = unsubscribeLinks(deps, user.id, 'applications', user.locale);
    const topic = topicWords('applications', user.locale);
    const foot = outsideWords(user.locale).noMore.replace('{topic}', topic);
    await act.mail({
      to: user.email,
      ...withFoot(mail, `${foot}\n${links.page}`),
      unsubscribe: links.oneClick,
      ...told,
    });
  }
  if (settings.sms && user.phone && reaches(user.id, 'sms')) {
    if (await maySendNoticeSms(act, user.id))
      await act.sms({ ...told, to: user.phone, body: sms, notBefore: afterQuietHours(act.now) });
  }
};
