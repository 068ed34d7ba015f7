import { eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import type { MessageSettings, messageSettingsChange } from '@/lib/contract/notices/message-settings';
import {
  defaultStatusMessages,
  type StatusMessageKind,
  type StatusMessages,
  type StoredMessages,
} from '@/lib/domain/admissions/status-messages';
import type { Db } from '@/backend/db/client';
import { messageSettings } from '@/backend/db/schema';
import type { Reader } from '@/backend/deps';
import type { Act } from '@/backend/core/access/act';

/** Before a text message had both languages, schools wrote the English one; the Khmer one is Sala's until they do. */
const inBothLanguages = (stored: StoredMessages): StatusMessages => {
  const of = (kind: StatusMessageKind) => {
    const { sms, ...mail } = stored[kind];
    return {
      ...mail,
      sms: typeof sms === 'string' ? { km: defaultStatusMessages[kind].sms.km, en: sms } : sms,
    };
  };
  return { received: of('received'), moved: of('moved'), accepted: of('accepted'), rejected: of('rejected') };
};

/** What holds for an organization: its own settings, else those of Sala, else the first words and no message. */
export async function messageSettingsOf(deps: Reader, db: Db, organizationId: string) {
  const rows = await db
    .select()
    .from(messageSettings)
    .where(inArray(messageSettings.organizationId, [organizationId, deps.env.ORGANIZATION_ID]));
  const own = rows.find((each) => each.organizationId === organizationId);
  const row = own ?? rows[0];
  const { mail = false, sms = false, messages } = row ?? {};
  return { own, mail, sms, messages: messages ? inBothLanguages(messages) : defaultStatusMessages };
}

export async function readMessageSettings(deps: Reader, organizationId: string): Promise<MessageSettings> {
  const { own, mail, sms, messages } = await messageSettingsOf(deps, deps.db, organizationId);
  return {
    organizationId,
    own: own !== undefined,
    mail,
    sms,
    messages,
    version: own?.version ?? 1,
    updatedAt: own?.updatedAt.toISOString() ?? null,
  };
}

/** @throws 412 when somebody else has changed the settings */
export async function changeMessageSettings(
  act: Act,
  organizationId: string,
  change: z.output<typeof messageSettingsChange>,
): Promise<MessageSettings> {
  const { deps, tx, now } = act;
  const here = eq(messageSettings.organizationId, organizationId);
  const { mail, sms, messages } = await messageSettingsOf(deps, tx, organizationId);
  await act.tx
    .insert(messageSettings)
    .values({ organizationId, mail, sms, messages, updatedAt: now })
    .onConflictDoNothing();
  const [before] = await tx.select().from(messageSettings).where(here).for('update');
  if (!before) throw new Error('The settings were not stored.');
  act.requireVersion(before);
  await act.bump(messageSettings, before, { ...change, updatedAt: now });
  const settings = await readMessageSettings(deps, organizationId);
  act.note('message-settings-changed', organizationId, { mail: settings.mail, sms: settings.sms });
  return settings;
}
