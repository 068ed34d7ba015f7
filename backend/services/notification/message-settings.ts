import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import type { MessageSettings, messageSettingsChange } from '@/lib/contract/notification/message-settings';
import { defaultStatusMessages } from '@/lib/domain/applications/status-messages';
import type { Db } from '@/backend/db/client';
import { messageSettings } from '@/backend/db/schema';
import type { Caller, Deps, Reader } from '@/backend/deps';
import { requireChanged } from '@/backend/require-version';
import { audit } from '@/backend/services/access/audit';

/** What holds for an organization: its own settings, else those of Sala, else the first words and no message. */
export async function messageSettingsOf(deps: Reader, db: Db, organizationId: string) {
  const rows = await db
    .select()
    .from(messageSettings)
    .where(inArray(messageSettings.organizationId, [organizationId, deps.env.ORGANIZATION_ID]));
  const own = rows.find((each) => each.organizationId === organizationId);
  const row = own ?? rows[0];
  const { mail = false, sms = false, messages = defaultStatusMessages } = row ?? {};
  return { own, mail, sms, messages };
}

export async function readMessageSettings(
  deps: Deps,
  organizationId: string,
  db: Db = deps.db,
): Promise<MessageSettings> {
  const { own, mail, sms, messages } = await messageSettingsOf(deps, db, organizationId);
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

/** @throws 412 when somebody else has changed the settings since `version` was read. */
export function changeMessageSettings(
  deps: Deps,
  { organizationId, version }: { organizationId: string; version: number },
  change: z.output<typeof messageSettingsChange>,
  caller: Caller,
  requestId: string,
): Promise<MessageSettings> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const { mail, sms, messages } = await messageSettingsOf(deps, tx, organizationId);
    await tx
      .insert(messageSettings)
      .values({ organizationId, mail, sms, messages, updatedAt: now })
      .onConflictDoNothing();
    const changed = await tx
      .update(messageSettings)
      .set({ ...change, version: version + 1, updatedAt: now })
      .where(and(eq(messageSettings.organizationId, organizationId), eq(messageSettings.version, version)))
      .returning();
    const { mail: byMail, sms: bySms } = requireChanged(changed, 'organization');
    const detail = { mail: byMail, sms: bySms };
    await audit(
      deps,
      { action: 'message-settings-changed', actorId: caller.id, subject: organizationId, requestId, detail },
      tx,
    );
    return readMessageSettings(deps, organizationId, tx);
  });
}
