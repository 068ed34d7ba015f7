import { and, asc, eq, inArray } from 'drizzle-orm';
import { searchWords } from '@/lib/domain/khmer/khmer';
import { holdsWord } from '@/lib/domain/search/short-words';
import type { Db } from '@/backend/db/client';
import { siteTexts } from '@/backend/db/schema';
import { queryWordsMax } from '@/backend/lists/folded-text';
import { foldOnce } from './fold-once';

type Kind = 'faq' | 'help';
interface Found {
  kind: Kind;
  slug: string;
  title_en: string;
  title_kh: string;
}

/**
 * Questions and help texts that hold every word; those with all of them in the title first. There are some dozens of
 * them, so they are read whole.
 */
export async function searchTexts(db: Db, keyword: string): Promise<Record<Kind, Found[]>> {
  const words = searchWords(keyword).slice(0, queryWordsMax);
  if (words.length === 0) return { faq: [], help: [] };
  const rows = await db
    .select({
      kind: siteTexts.kind,
      slug: siteTexts.slug,
      titleEn: siteTexts.titleEn,
      titleKh: siteTexts.titleKh,
      descriptionEn: siteTexts.descriptionEn,
      descriptionKh: siteTexts.descriptionKh,
      bodyEn: siteTexts.bodyEn,
      bodyKh: siteTexts.bodyKh,
    })
    .from(siteTexts)
    .where(and(eq(siteTexts.status, 'active'), inArray(siteTexts.kind, ['faq', 'help'])))
    .orderBy(asc(siteTexts.order), asc(siteTexts.id));
  const found = rows
    .map((row) => {
      const titles = foldOnce(`${row.titleEn}\n${row.titleKh}`);
      const bodies = [row.descriptionEn, row.descriptionKh, row.bodyEn, row.bodyKh].map(foldOnce);
      const whole = [titles, ...bodies].join('\n');
      const place = words.every((word) => holdsWord(titles, word)) ? 0 : 1;
      return { row, place, isMatch: words.every((word) => holdsWord(whole, word)) };
    })
    .filter(({ isMatch }) => isMatch)
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => ({
      kind: row.kind as Kind,
      slug: row.slug,
      title_en: row.titleEn,
      title_kh: row.titleKh,
    }));
  const of = (kind: Kind) => found.filter((each) => each.kind === kind);
  return { faq: of('faq'), help: of('help') };
}
