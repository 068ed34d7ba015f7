import { and, asc, eq } from 'drizzle-orm';
import type { ContentDocument } from '@/lib/contract/content/content';
import type { SiteText, SiteTextInput } from '@/lib/contract/content/site-texts';
import { announceTags } from '@/backend/services/tags/tag-changes';
import type { Db } from '@/backend/db/client';
import { siteTexts } from '@/backend/db/schema';
import { isUniqueViolation } from '@/backend/db/unique-violation';
import type { Author, Deps } from '@/backend/deps';
import { invalid } from '@/backend/errors';
import { requireChanged } from '@/backend/require-version';
import { audit } from '@/backend/services/access/audit';

type Row = typeof siteTexts.$inferSelect;

export const toSiteText = (row: Row): SiteText => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  section: row.section,
  order: row.order,
  status: row.status,
  title_en: row.titleEn,
  title_kh: row.titleKh,
  description_en: row.descriptionEn,
  description_kh: row.descriptionKh,
  body_en: row.bodyEn,
  body_kh: row.bodyKh,
  release: row.release,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

/** Only the fields of the input; the others stay unchanged. */
const columnsOf = (input: Partial<SiteTextInput>) => ({
  ...(input.kind !== undefined && { kind: input.kind }),
  ...(input.slug !== undefined && { slug: input.slug }),
  ...(input.section !== undefined && { section: input.section }),
  ...(input.order !== undefined && { order: input.order }),
  ...(input.status !== undefined && { status: input.status }),
  ...(input.title_en !== undefined && { titleEn: input.title_en }),
  ...(input.title_kh !== undefined && { titleKh: input.title_kh }),
  ...(input.description_en !== undefined && { descriptionEn: input.description_en }),
  ...(input.description_kh !== undefined && { descriptionKh: input.description_kh }),
  ...(input.body_en !== undefined && { bodyEn: input.body_en }),
  ...(input.body_kh !== undefined && { bodyKh: input.body_kh }),
  ...(input.release !== undefined && { release: input.release }),
});

/** @throws 422 for a question without a section, for release notes without a release. */
const check = ({ kind, section, release }: Pick<Row, 'kind' | 'section' | 'release'>) => {
  if (kind === 'faq' && !section) throw invalid([{ path: 'section', code: 'required' }]);
  if (kind === 'release-notes' && !release) throw invalid([{ path: 'release', code: 'required' }]);
};

/** Runs a write; a duplicate slug of the kind becomes an issue of the field. */
export const refuseTakenTextSlug = async <T>(write: Promise<T>): Promise<T> =>
  write.catch((error: unknown) => {
    if (isUniqueViolation(error, 'site_texts_slug_key')) throw invalid([{ path: 'slug', code: 'taken' }]);
    throw error;
  });

/** Announces in the transaction that texts change. */
export const announceSiteTexts = (tx: Db, ...changed: { kind: string }[]): Promise<void> =>
  announceTags(tx, ['site-texts', ...changed.map(({ kind }) => `site-texts:${kind}`)]);

/** Stores a text; runs inside `once` or an import. */
export async function createSiteText(
  deps: Deps,
  tx: Db,
  body: SiteTextInput,
  author: Author,
  requestId: string,
) {
  const now = deps.clock.now();
  const row = { ...body, section: body.section ?? null, release: body.release ?? null };
  check(row);
  const [stored] = await tx
    .insert(siteTexts)
    .values({
      kind: body.kind,
      slug: body.slug,
      section: row.section,
      order: body.order,
      status: body.status,
      titleEn: body.title_en,
      titleKh: body.title_kh,
      descriptionEn: body.description_en,
      descriptionKh: body.description_kh,
      bodyEn: body.body_en,
      bodyKh: body.body_kh,
      release: row.release,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!stored) throw new Error('The text was not stored.');
  await announceSiteTexts(tx, stored);
  await audit(deps, { action: 'site-text-created', actorId: author.id, subject: stored.id, requestId }, tx);
  return toSiteText(stored);
}

/** @throws 412 when somebody else has changed the text since `version` was read. */
export async function changeSiteText(
  deps: Deps,
  tx: Db,
  { row, version }: { row: Row; version: number },
  body: Partial<SiteTextInput>,
  author: Author,
  requestId: string,
) {
  const columns = columnsOf(body);
  check({ ...row, ...columns });
  const rows = await tx
    .update(siteTexts)
    .set({ ...columns, version: version + 1, updatedAt: deps.clock.now() })
    .where(and(eq(siteTexts.id, row.id), eq(siteTexts.version, version)))
    .returning();
  const stored = requireChanged(rows, 'text');
  await announceSiteTexts(tx, row, stored);
  await audit(deps, { action: 'site-text-changed', actorId: author.id, subject: row.id, requestId }, tx);
  return toSiteText(stored);
}

/** The published texts in the shape of the content query, in their order. */
export async function contentDocuments(db: Db, locale: 'km' | 'en'): Promise<ContentDocument[]> {
  const rows = await db
    .select()
    .from(siteTexts)
    .where(eq(siteTexts.status, 'active'))
    .orderBy(asc(siteTexts.order), asc(siteTexts.kind), asc(siteTexts.slug));
  return rows.map((row) => ({
    path: `/${row.kind}/${row.slug}`,
    dir: `/${row.kind}`,
    slug: row.slug,
    locale,
    title: locale === 'en' ? row.titleEn : row.titleKh,
    description: locale === 'en' ? row.descriptionEn : row.descriptionKh,
    order: row.order,
    updatedAt: row.updatedAt.toISOString().slice(0, 10),
    version: row.release,
    text: locale === 'en' ? row.bodyEn : row.bodyKh,
  }));
}
