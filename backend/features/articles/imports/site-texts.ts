import { tableChoices } from '@/lib/domain/table-choices';
import { and, asc, eq } from 'drizzle-orm';
import { siteTextInput, type SiteTextInput } from '@/lib/contract/articles/site-texts';
import { helpSections, siteTextKinds } from '@/lib/domain/articles/site-texts';
import { siteTexts } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import { changeSiteText, createSiteText, toSiteText } from '@/backend/features/articles/services/site-texts';
import { toCells } from '@/backend/spreadsheet/cells';
import { column } from '@/backend/spreadsheet/column';
import type { Kind } from '@/backend/spreadsheet/kind';
import { readChoice } from '@/lib/domain/values/choice';
import { requireCell } from '@/backend/spreadsheet/require-cell';

const columns = [
  column('kind', `One of ${siteTextKinds.join(', ')}`, { choices: tableChoices.siteText }),
  column('slug', 'Names the text in its address'),
  column('section', `Of a question: one of ${helpSections.join(', ')}`),
  column('order', 'A whole number; smaller ones come first', { kind: 'whole' }),
  column('status', 'active or inactive', { choices: tableChoices.state }),
  column('title_en', 'English title or question'),
  column('title_kh', 'Khmer title or question'),
  column('description_en', 'English summary'),
  column('description_kh', 'Khmer summary'),
  column('body_en', 'English text in Markdown without HTML'),
  column('body_kh', 'Khmer text in Markdown without HTML'),
  column('release', 'Of release notes: the release, as 2026-11-28'),
  column('publishedIn', 'both, en or kh: the languages that there is a text in'),
  column('published_date', 'YYYY-MM-DD or YYYY-MM-DD HH:MM in Cambodia; may lie ahead', { kind: 'instant' }),
];

export const siteTextKind: Kind<Partial<SiteTextInput>, SiteTextInput> = {
  name: 'site-texts',
  columns,
  key: ['kind', 'slug'],
  draft: siteTextInput,
  change: siteTextInput.partial(),
  locate: async (act, cells) => {
    const { tx } = act;
    const slug = requireCell(cells, 'slug');
    const given = requireCell(cells, 'kind');
    const kind = readChoice(given, tableChoices.siteText);
    if (!kind) throw invalid([{ path: 'kind', code: 'invalid' }]);
    const [row] = await tx
      .select()
      .from(siteTexts)
      .where(and(eq(siteTexts.kind, kind), eq(siteTexts.slug, slug)));
    return {
      key: `${kind}/${slug}`,
      present: row
        ? {
            cells: toCells(columns, toSiteText(row)),
            change: async (change) => {
              await changeSiteText(act, row, change);
            },
          }
        : null,
      create: async (draft) => {
        await createSiteText(act, draft);
      },
    };
  },
  list: async ({ db }) => {
    const rows = await db.select().from(siteTexts).orderBy(asc(siteTexts.kind), asc(siteTexts.slug));
    return rows.map((row) => toCells(columns, toSiteText(row)));
  },
};
