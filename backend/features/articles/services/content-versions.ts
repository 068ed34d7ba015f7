import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { SiteTextContent } from '@/lib/contract/articles/site-texts';
import type { TextVersion } from '@/lib/contract/articles/text-versions';
import type { ArticleContent } from '@/lib/contract/articles/article-shapes';
import type { Db } from '@/backend/db/client';
import { contentVersions, users } from '@/backend/db/schema';
import { notFound } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';

type Content = ArticleContent | SiteTextContent;

interface StoredVersion {
  recordId: string;
  version: number;
  content: Content;
  authorId: string | null;
  at: Date;
}

/** Stores what a record says in a version; a version that is there stays as it is. */
export async function storeVersions(act: AnyAct, ...versions: StoredVersion[]): Promise<void> {
  await act.tx.insert(contentVersions).values(versions).onConflictDoNothing();
}

const field = (name: keyof ArticleContent & keyof SiteTextContent) =>
  sql<string>`${contentVersions.content} ->> ${name}`;

const joined = (last: string | null, first: string | null) => [last, first].filter(Boolean).join(' ');

/** The versions of a record, the newest first. */
export async function listVersions(
  db: Db,
  recordId: string,
  { start, limit }: { start: number; limit: number },
): Promise<{ data: TextVersion[]; countTotal: number }> {
  const ofRecord = eq(contentVersions.recordId, recordId);
  const [rows, [total]] = await Promise.all([
    db
      .select({
        version: contentVersions.version,
        at: contentVersions.at,
        status: sql<TextVersion['status']>`${field('status')}`,
        publishedIn: sql<TextVersion['publishedIn']>`${field('publishedIn')}`,
        title_en: field('title_en'),
        title_kh: field('title_kh'),
        author: users,
      })
      .from(contentVersions)
      .leftJoin(users, eq(users.id, contentVersions.authorId))
      .where(ofRecord)
      .orderBy(desc(contentVersions.version))
      .limit(limit)
      .offset(start),
    db.select({ value: count() }).from(contentVersions).where(ofRecord),
  ]);
  const data = rows.map(({ at, author, ...row }) => ({
    ...row,
    at: at.toISOString(),
    author: author && {
      name: joined(author.lastName, author.firstName),
      nameNative: joined(author.lastNameKm, author.firstNameKm),
    },
  }));
  return { data, countTotal: total?.value ?? 0 };
}

/** @throws 404 for a version that was never stored. */
export async function readVersion(db: Db, recordId: string, version: string): Promise<Content> {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw notFound();
  const [row] = await db
    .select({ content: contentVersions.content })
    .from(contentVersions)
    .where(and(eq(contentVersions.recordId, recordId), eq(contentVersions.version, Number(version))));
  if (!row) throw notFound();
  return row.content;
}
