import { and, eq } from 'drizzle-orm';
import { outbox } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { runAct } from '@/backend/core/access/act';
import { findLink, unlink } from './telegram-links';

/** Ends the link to a chat that takes no message any more, and says so in Sala. */
export const loseChat = (deps: Deps, chatId: string): Promise<void> =>
  runAct(deps, { caller: null }, async (act) => {
    const linked = await findLink(act.tx, { chatId });
    if (!linked) return;
    await unlink(act, linked.userId);
    const waits = and(
      eq(outbox.channel, 'telegram'),
      eq(outbox.recipient, chatId),
      eq(outbox.status, 'pending'),
    );
    await act.tx.update(outbox).set({ status: 'failed', lastError: 'The chat is gone.' }).where(waits);
    await act.tell([linked.userId], { kind: 'telegram-lost', params: {}, page: '/profile/settings' });
  });
