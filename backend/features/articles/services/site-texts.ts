import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { ContentDocument } from '@/lib/contract/articles/content';
import { type SiteText, siteTextContent, type SiteTextInput } from '@/lib/contract/articles/site-texts';
import { missingBodies } from '@/lib/domain/articles/publication';
import { freeSlug, nameSlug } from '@/lib/domain/schools/name-slug';
import { onlyRow } from '@/backend/db/only-row';
import { siteTexts } from '@/backend/db/schema';
import { isUniqueViolation } from '@/backend/db/unique-violation';
import type { Deps } from '@/backend/deps';
import { invalid } from '@/backend/errors';
import type { AnyAct } from '@/backend/core/access/act';
import { serialize } from '@/backend/core/access/serialize';
import { whatChanged } from '@/backend/core/access/what-changed';
import { storeVersions } from './content-versions';
import { dueAt } from './due-texts';

type Row = typeof siteTexts.$inferSelect;

/** Leaves room for the number of a second text of the same name. */
const madeSlugMax = 70;

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
  publishedIn: row.publishedIn,
  published_date: row.publishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

const toDate = (value: string | null | undefined) => (value ? new Date(value) : null);

/** Only what the input says; the rest stays as it is. */
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
  ...(input.publishedIn !== undefined && { publishedIn: input.publishedIn }),
  ...(input.published_date !== undefined && { publishedAt: toDate(input.published_date) }),
});

type Checked = Pick<Row, 'kind' | 'section' | 'release' | 'status' | 'publishedIn' | 'bodyEn' | 'bodyKh'>;

/** @throws 422 for a question without a section, for release notes without a release, for a published language without its text. */
const check = ({ kind, section, release, status, publishedIn, bodyEn, bodyKh }: Checked) => {
  if (kind === 'faq' && !section) throw invalid([{ path: 'section', code: 'required' }]);
  if (kind === 'release-notes' && !release) throw invalid([{ path: 'release', code: 'required' }]);
  const missing = missingBodies({ status, publishedIn, body_en: bodyEn, body_kh: bodyKh });
  if (missing.length > 0) throw invalid(missing.map((path) => ({ path, code: 'required' })));
};

const versionOf = (row: Row, authorId: string | null) => ({
  recordId: row.id,
  version: row.version,
  content: siteTextContent.parse(toSiteText(row)),
  authorId,
  at: row.updatedAt,
});

/** What readers see: active, and its day has come. */
export const publishedTexts = (now: Date) =>
  and(eq(siteTexts.status, 'active'), or(isNull(siteTexts.publishedAt), lte(siteTexts.publishedAt, now)));

/** Runs a write; a slug that another text of the kind has becomes an issue of the field. */
const refuseTakenTextSlug = async <T>(write: PromiseLike<T>): Promise<T> =>
  Promise.resolve(write).catch((error: unknown) => {
    if (isUniqueViolation(error, 'site_texts_slug_key')) throw invalid([{ path: 'slug', code: 'taken' }]);
    throw error;
  });

const authorOf = ({ caller }: AnyAct) => caller?.id ?? null;

const lockName = 'site-texts';

/** The first free slug among the texts of the kind, of the release or the English title. */
async function madeSlug({ tx }: AnyAct, { kind, release, title_en: title }: SiteTextInput): Promise<string> {
  await serialize(tx, lockName);
  const taken = await tx.select({ slug: siteTexts.slug }).from(siteTexts).where(eq(siteTexts.kind, kind));
  return freeSlug(
    nameSlug(release ?? title, kind).slice(0, madeSlugMax),
    new Set(taken.map(({ slug }) => slug)),
  );
}

/** Stores a text, under a slug of its own where none is given. @throws 422 for a slug that another text of the kind has */
export async function createSiteText(act: AnyAct, body: SiteTextInput): Promise<SiteText> {
  const { now } = act;
  const row = {
    kind: body.kind,
    slug: body.slug ?? (await madeSlug(act, body)),
    section: body.section ?? null,
    order: body.order,
    status: body.status,
    titleEn: body.title_en,
    titleKh: body.title_kh,
    descriptionEn: body.description_en,
    descriptionKh: body.description_kh,
    bodyEn: body.body_en,
    bodyKh: body.body_kh,
    release: body.release ?? null,
    publishedIn: body.publishedIn ?? ('both' as const),
    publishedAt: toDate(body.published_date),
  };
  check(row);
  const values = { ...row, dueAt: dueAt(row, now), createdAt: now, updatedAt: now };
  const stored = onlyRow(await refuseTakenTextSlug(act.tx.insert(siteTexts).values(values).returning()));
  await storeVersions(act, versionOf(stored, authorOf(act)));
  act.note('site-text-created', stored.id);
  return toSiteText(stored);
}

/** @throws 412 when somebody else has changed the text since `version` was read. */
export async function changeSiteText(act: AnyAct, row: Row, body: Partial<SiteTextInput>): Promise<SiteText> {
  const columns = columnsOf(body);
  const next = { ...row, ...columns };
  check(next);
  act.requireVersion(row);
  const changed = { ...columns, dueAt: dueAt(next, act.now), updatedAt: act.now };
  const stored = await refuseTakenTextSlug(act.bump(siteTexts, row, changed));
  // What a site begins with has no version of its own before it is changed.
  await storeVersions(act, versionOf(row, null), versionOf(stored, authorOf(act)));
  act.note('site-text-changed', row.id, whatChanged(row, changed));
  return toSiteText(stored);
}

/** Removes a text; its last version stays, so that no later release lays the text down again. */
export async function removeSiteText(act: AnyAct, row: Row): Promise<void> {
  await storeVersions(act, versionOf(row, null));
  await act.tx.delete(siteTexts).where(eq(siteTexts.id, row.id));
  act.note('site-text-removed', row.id);
}

/** The published texts as the content query knows them, in their order. */
export async function contentDocuments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  locale: 'km' | 'en',
): Promise<ContentDocument[]> {
  const languages = ['both', locale === 'en' ? 'en' : 'kh'] as const;
  const rows = await db
    .select()
    .from(siteTexts)
    .where(and(publishedTexts(clock.now()), inArray(siteTexts.publishedIn, [...languages])))
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
