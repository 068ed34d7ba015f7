import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ContentDocument } from '@/lib/contract/articles/content';
import { type HelpSection, siteTextKinds } from '@/lib/domain/articles/site-texts';
import { contentVersions, siteTexts } from '@/backend/db/schema';
import type { WriteDb } from '@/backend/db/client';
import type { WritingDeps } from '@/backend/deps';
import { readContentFiles } from '@/backend/seed/content-files';
import { demoData } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';
import faqData from '@/backend/seed/site-texts/faqs.json';
import { oncePerVersion } from '@/backend/seed/once-per-version';
import { stableId } from '@/backend/seed/stable-id';

/** Increment it when a text changes; texts that advisors have edited or removed stay that way. */
const version = '1';

interface Faq {
  slug: string;
  section: HelpSection;
  question: Text;
  answer: Text;
}

const faqOrderStep = 10;

const kindOf = ({ dir }: ContentDocument) => {
  const kind = siteTextKinds.find((each) => dir === `/${each}`);
  if (!kind) throw new Error(`No kind of texts lies in ${dir}.`);
  return kind;
};

const documentRows = async () => {
  const [khmer, english] = await Promise.all([readContentFiles('km'), readContentFiles('en')]);
  return english.map((en) => {
    const km = khmer.find(({ path }) => path === en.path);
    if (!km) throw new Error(`${en.path} has no Khmer text.`);
    const kind = kindOf(en);
    return {
      id: stableId(`site-text:${en.path}`),
      kind,
      slug: en.slug,
      section: null,
      order: en.order,
      titleEn: en.title,
      titleKh: km.title,
      descriptionEn: en.description,
      descriptionKh: km.description,
      bodyEn: en.text,
      bodyKh: km.text,
      release: en.version,
      updatedAt: new Date(`${en.updatedAt}T00:00:00Z`),
    };
  });
};

const faqRows = (now: Date) =>
  demoData<readonly Faq[]>(faqData.faqs).map(({ slug, section, question, answer }, index) => ({
    id: stableId(`site-text:/faq/${slug}`),
    kind: 'faq' as const,
    slug,
    section,
    order: (index + 1) * faqOrderStep,
    titleEn: question.en,
    titleKh: question.km,
    descriptionEn: '',
    descriptionKh: '',
    bodyEn: answer.en,
    bodyKh: answer.km,
    release: null,
    updatedAt: now,
  }));

/** Texts that have had versions here and are gone: an advisor has removed them. */
const removedTexts = async (tx: WriteDb, ids: string[]): Promise<ReadonlySet<string>> => {
  const found = await tx
    .selectDistinct({ id: contentVersions.recordId })
    .from(contentVersions)
    .leftJoin(siteTexts, eq(siteTexts.id, contentVersions.recordId))
    .where(and(inArray(contentVersions.recordId, ids), isNull(siteTexts.id)));
  return new Set(found.map(({ id }) => id));
};

/** Help, questions, policies and release notes that every site begins with, with or without demo. */
export async function insertSiteTexts(deps: WritingDeps): Promise<void> {
  await oncePerVersion(deps, { name: 'site-texts', version }, async ({ tx, now }) => {
    const rows = [...(await documentRows()), ...faqRows(now)];
    const removed = await removedTexts(
      tx,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      if (removed.has(row.id)) continue;
      const { id: _id, kind: _kind, slug: _slug, ...texts } = row;
      await tx
        .insert(siteTexts)
        .values({ ...row, status: 'active', createdAt: now })
        .onConflictDoUpdate({
          target: [siteTexts.kind, siteTexts.slug],
          set: texts,
          setWhere: and(eq(siteTexts.id, row.id), eq(siteTexts.version, 1)),
        });
    }
  });
}
