import type { NoticeKindName } from '@/lib/domain/notices/notice-kinds';
import type { Db } from '@/backend/db/client';

/** What a message outside Sala speaks of, and to whom. */
export interface Matter {
  kind: NoticeKindName;
  subject: string | null;
  userId: string | null;
}

export interface Now {
  db: Db;
  now: Date;
  /** Nobody's where the message goes to a number without an account. */
  userId: string;
}

/** @param ids the parts of the subject after its first word */
export type Rule = (at: Now, ids: string[]) => Promise<boolean>;

export type Rules = Partial<Record<NoticeKindName, Rule>>;
