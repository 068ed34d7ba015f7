import type { SQL } from 'drizzle-orm';
import type { Text } from '@/lib/contract/fields';
import type { ReviewItem } from '@/lib/contract/review/reports';
import type { ReviewDecision } from '@/lib/domain/review/review';
import type { Db } from '@/backend/db/client';
import type { ListTable } from '@/backend/lists/list-page';
import type { Act, AnyAct } from '@/backend/core/access/act';
import type { NotificationPlace } from '@/backend/features/notices/services/message-links';

/** What stands for a decision. */
export interface Subject {
  id: string;
  title: Text;
  excerpt: Text;
  /** Who reads the reason of a decision; null where nobody is left. */
  authorId: string | null;
  author: Text | null;
  /** Readers see it. */
  isShown: boolean;
  held: ReviewItem['held'];
  flags: ReviewItem['flags'];
  /** Since when its words are these; null where a decision about it holds for later words too. */
  wordsSince: Date | null;
  /** What a school is checked by; null for what people write. */
  school: ReviewItem['school'];
  /** What its author is told, and where that leads; null where it is not held by reports. */
  notices: { shown: SubjectNotice; hidden: SubjectNotice; held: SubjectNotice | null };
}

type SubjectNotice = NotificationPlace & { school?: string };

/** How one kind of what waits is read and decided. */
export interface SubjectHandler {
  table: ListTable;
  /** In no order; ids without a record are left out. */
  read: (db: Db, ids: readonly string[], today: string) => Promise<Subject[]>;
  /** What waits although nobody has reported it: rows `id`, `since`. */
  waiting: ((today: string) => SQL) | null;
  /** What a decision has hidden: rows `id`, `since`. */
  hidden: SQL;
  /** Hides it or shows it. */
  apply: (act: Act, id: string, decision: Exclude<ReviewDecision, 'keep'>) => Promise<void>;
  /** Hides it until somebody decides, because many have reported it; null where reports hide nothing by themselves. */
  stop: ((act: AnyAct, id: string) => Promise<void>) | null;
}
