import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import { applicationPapers, type MergeSnapshot } from '@/backend/db/schema';
import type { AnyAct } from '@/backend/core/access/act';
import { reviveRow, storeRow } from './stored-row';

type Paper = typeof applicationPapers.$inferSelect;
type Moved = MergeSnapshot['papers'];

const rank = { refused: 0, sent: 1, received: 2 } as const;

const at = ({ applicantId, kind }: Pick<Paper, 'applicantId' | 'kind'>) =>
  and(eq(applicationPapers.applicantId, applicantId), eq(applicationPapers.kind, kind));

const papersOf = (tx: Db, applicantId: string) =>
  tx.select().from(applicationPapers).where(eq(applicationPapers.applicantId, applicantId));

/** A free kind for the paper that is there twice. */
const secondKind = (kind: string, taken: ReadonlySet<string>): string => {
  let number = 2;
  while (taken.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
};

const asSecond = (paper: Paper, kind: string, applicantId: string): Paper => ({
  ...paper,
  applicantId,
  kind,
  label: { en: `${paper.label.en} (2)`, km: `${paper.label.km} (២)` },
});

/**
 * Where both have a paper of one kind, the one that got further takes its place and the other one is shown beside it, so
 * that neither file is lost.
 */
export async function mergePapers(act: AnyAct, keptId: string, lostId: string): Promise<Moved> {
  const kept = await papersOf(act.tx, keptId);
  const lost = await papersOf(act.tx, lostId);
  const taken = new Set(kept.map(({ kind }) => kind));
  const moved: { before: Paper; after: Paper }[] = [];
  for (const paper of lost) {
    const present = kept.find(({ kind }) => kind === paper.kind);
    if (!present) {
      moved.push({ before: paper, after: { ...paper, applicantId: keptId } });
      continue;
    }
    const second = secondKind(paper.kind, taken);
    taken.add(second);
    const isBetter = rank[paper.state] > rank[present.state];
    if (isBetter) {
      moved.push({ before: present, after: asSecond(present, second, keptId) });
      moved.push({ before: paper, after: { ...paper, applicantId: keptId } });
    } else moved.push({ before: paper, after: asSecond(paper, second, keptId) });
  }
  for (const { before } of moved) await act.tx.delete(applicationPapers).where(at(before));
  if (moved.length > 0) await act.tx.insert(applicationPapers).values(moved.map(({ after }) => after));
  return moved.map(({ before, after }) => ({
    before: storeRow(applicationPapers, before),
    after: storeRow(applicationPapers, after),
  }));
}

/** Puts every paper back that nobody has touched since. @returns false when some stay where they are. */
export async function restorePapers(act: AnyAct, papers: Moved): Promise<boolean> {
  const moved = papers.map(({ before, after }) => ({
    before: reviveRow(applicationPapers, before),
    after: reviveRow(applicationPapers, after),
  }));
  const untouched: typeof moved = [];
  for (const paper of moved) {
    const [present] = await act.tx.select().from(applicationPapers).where(at(paper.after));
    const [now, then] = [present ?? {}, paper.after].map((row) => storeRow(applicationPapers, row));
    if (isDeepStrictEqual(now, then)) untouched.push(paper);
  }
  for (const { after } of untouched) await act.tx.delete(applicationPapers).where(at(after));
  let isWhole = untouched.length === moved.length;
  for (const { before, after } of untouched) {
    const restored = await act.tx
      .insert(applicationPapers)
      .values(before)
      .onConflictDoNothing()
      .returning({ kind: applicationPapers.kind });
    if (restored.length > 0) continue;
    await act.tx.insert(applicationPapers).values(after);
    isWhole = false;
  }
  return isWhole;
}
