import { tableChoices } from '@/lib/domain/table-choices';
import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { bankChange, bankDraft } from '@/lib/contract/loans/bank-desk';
import { paymentOrders } from '@/lib/domain/loans/loan-postings';
import { banks } from '@/backend/db/schema';
import { changeBank, createBank } from '@/backend/features/loans/services/bank-changes';
import { toDeskBank } from '@/backend/features/loans/services/bank-views';
import { type Cells, toCells } from '@/backend/spreadsheet/cells';
import { bothLanguages, column } from '@/backend/spreadsheet/column';
import type { Kind } from '@/backend/spreadsheet/kind';
import { requireCell } from '@/backend/spreadsheet/require-cell';

const columns = [
  column('slug', 'Names the bank in addresses: small Latin letters, digits, dashes; never changes'),
  column('name', 'English name'),
  column('nameNative', 'Khmer name'),
  column('status', 'active or inactive; only active ones take applications', { choices: tableChoices.state }),
  ...bothLanguages('about', 'What it offers'),
  column('yearlyRatePercent', 'Interest a year on the remaining debt, 18 at most', { kind: 'number' }),
  column('fee', 'US dollars kept back on the day of the loan; 0 when empty', { kind: 'number' }),
  column('amountMax', 'US dollars; nobody borrows more here; 999.99 when empty', { kind: 'number' }),
  column(
    'paymentOrder',
    `What a payment pays first: ${paymentOrders.join(', ')}; ${paymentOrders[0]} when empty`,
  ),
  column('twoOfficersFrom', 'US dollars from which two officers agree; one is enough when empty', {
    kind: 'number',
  }),
  column('textsDues', 'yes where the bank pays for text messages about instalments', { kind: 'yes-no' }),
  column('branches', 'List as in the API', { kind: 'json' }),
  column('phone', 'Telephone', { kind: 'telephone' }),
  column('email', 'Mail address'),
];

type Draft = z.output<typeof bankDraft>;
type Change = z.output<typeof bankChange>;

const cellsOf = (row: typeof banks.$inferSelect): Cells => toCells(columns, toDeskBank(row));

export const bankKind: Kind<Change, Draft> = {
  name: 'banks',
  columns,
  key: ['slug'],
  draft: bankDraft,
  change: bankChange,
  locate: async (act, cells) => {
    const key = requireCell(cells, 'slug');
    const [row] = await act.tx.select().from(banks).where(eq(banks.slug, key));
    return {
      key,
      present: row
        ? {
            cells: cellsOf(row),
            change: async (wanted) => {
              await changeBank(act, row, wanted);
            },
          }
        : null,
      create: async (wanted) => {
        await createBank(act, wanted);
      },
    };
  },
  list: async ({ db }) => (await db.select().from(banks).orderBy(asc(banks.slug))).map(cellsOf),
};
