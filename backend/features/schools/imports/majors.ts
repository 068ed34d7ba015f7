import { asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { categoryDraft } from '@/lib/contract/schools/categories';
import { categories } from '@/backend/db/schema';
import { changeCategory, createCategory } from '@/backend/features/schools/services/category-changes';
import { type Cells, toCells } from '@/backend/spreadsheet/cells';
import { column } from '@/backend/spreadsheet/column';
import type { Kind } from '@/backend/spreadsheet/kind';
import { requireCell } from '@/backend/spreadsheet/require-cell';

const columns = [
  column('code', 'Names the major in addresses: small Latin letters, digits, dashes; never changes'),
  column('field', 'Code of its field of study, such as fin'),
  column('fieldName', 'English name of the field, for all its majors; needed for a new field'),
  column('fieldNameNative', 'Khmer name of the field; the same'),
  column('name', 'English name'),
  column('nameNative', 'Khmer name'),
  column('interests', 'Whom it suits: up to three of R, I, A, S, E, C, strongest first'),
  column('words', 'Other words that find it, in both languages, one a line', { kind: 'list' }),
];

const draft = categoryDraft.extend({ code: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'slug') });
const change = categoryDraft.partial();
type Draft = z.output<typeof draft>;
type Change = z.output<typeof change>;

const cellsOf = (row: typeof categories.$inferSelect): Cells => toCells(columns, { ...row, code: row.id });

export const majorKind: Kind<Change, Draft> = {
  name: 'majors',
  columns,
  key: ['code'],
  draft,
  change,
  locate: async (act, cells) => {
    const key = requireCell(cells, 'code');
    const [row] = await act.tx.select().from(categories).where(eq(categories.id, key));
    return {
      key,
      present: row ? { cells: cellsOf(row), change: (wanted) => changeCategory(act, row.id, wanted) } : null,
      create: async ({ code, ...wanted }) => {
        await createCategory(act, wanted, code);
      },
    };
  },
  list: async ({ db }) => (await db.select().from(categories).orderBy(asc(categories.id))).map(cellsOf),
};
