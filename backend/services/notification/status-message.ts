import { eq } from 'drizzle-orm';
import { fillMessage, messageKindOf } from '@/lib/domain/applications/status-messages';
import type { Db } from '@/backend/db/client';
import { type applicants, type schools, users } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { Refusal } from '@/backend/errors';
import { enqueueMail, enqueueSms } from './enqueue-message';
import { messageSettingsOf } from './message-settings';
import { spendSms } from './sms-budget';

interface Change {
  applicant: Pick<
    typeof applicants.$inferSelect,
    'id' | 'userId' | 'schoolId' | 'name' | 'nameKm' | 'referenceCode'
  >;
  school: Pick<typeof schools.$inferSelect, 'name' | 'nameNative'>;
  step: { key: string; name: string; nameNative: string };
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
 * Writes to an applicant that the state of their application has changed, as the school's settings say, in the transaction
 * that changes it: by mail to a proven address, by text message to a proven number while the day's messages last.
 */
export async function sendStatusMessage(
  deps: Deps,
  tx: Db,
  { applicant, school, step }: Change,
): Promise<void> {
  const settings = await messageSettingsOf(deps, tx, applicant.schoolId);
  if (!settings.mail && !settings.sms) return;
  const [user] = await tx.select().from(users).where(eq(users.id, applicant.userId));
  if (!user?.enabled) return;
  const template = settings.messages[messageKindOf(step.key)];
  const prefix = user.locale === 'en' ? '/en' : '';
  const link = `${deps.env.PUBLIC_ORIGIN}${prefix}/profile/applications/${applicant.id}`;
  const reference = applicant.referenceCode;
  const english = { name: applicant.name, school: school.name, status: step.name, reference, link };
  const khmer = { ...english, name: applicant.nameKm, school: school.nameNative, status: step.nameNative };
  const facts = user.locale === 'en' ? english : khmer;
  if (settings.mail && user.email && user.emailVerified) {
    // Names come from people and may hold line breaks; a subject is one line.
    const subject = fillMessage(template.subject[user.locale], facts).replace(/\s+/g, ' ');
    await enqueueMail(
      deps,
      { to: user.email, subject, body: fillMessage(template.body[user.locale], facts) },
      tx,
    );
  }
  if (settings.sms && user.phone && user.phoneVerified && (await maySend(deps, tx))) {
    await enqueueSms(deps, { to: user.phone, body: fillMessage(template.sms, english) }, tx);
  }
}
