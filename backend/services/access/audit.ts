import type { Db } from '@/backend/db/client';
import { auditLog } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';

/** Adds a row to the audit log; `detail` contains only ids and codes, never names, numbers or secrets. */
export const audit = (
  deps: Deps,
  entry: {
    action: string;
    actorId: string | null;
    subject?: string;
    requestId?: string;
    detail?: Record<string, string | number | boolean | null>;
  },
  db: Db = deps.db,
) =>
  db.insert(auditLog).values({
    at: deps.clock.now(),
    actorId: entry.actorId,
    action: entry.action,
    subject: entry.subject ?? null,
    detail: entry.detail ?? {},
    requestId: entry.requestId ?? null,
  });
