import { tableChoices } from '@/lib/domain/table-choices';
import { and, asc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { careerCenterChange, careerCenterDraft } from '@/lib/contract/careers/career-center-changes';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { careerCenters } from '@/backend/db/schema';
import { invalid } from '@/backend/errors';
import { toCells } from '@/backend/spreadsheet/cells';
import { bothLanguages, column } from '@/backend/spreadsheet/column';
import type { Kind } from '@/backend/spreadsheet/kind';
import { requireCell } from '@/backend/spreadsheet/require-cell';
import { whatChanged } from '@/backend/core/access/what-changed';

const columns = [
  column('key', 'Names the center: small Latin letters, digits, dashes; never changes'),
  column('order', 'A whole number; smaller ones come first', { kind: 'whole' }),
  ...bothLanguages('name', 'Name'),
  ...bothLanguages('city', 'City'),
  column('province', 'NCDD code, two digits', { kind: 'code', digits: 2, choices: tableChoices.province }),
  ...bothLanguages('street', 'Street and house'),
  ...bothLanguages('hours', 'When it is open'),
  column('phone', 'Telephone number', { kind: 'telephone' }),
];

type Draft = z.output<typeof careerCenterDraft>;
type Change = z.output<typeof careerCenterChange>;

const checkProvince = (province: string | undefined): void => {
  if (province !== undefined && !isValidAddress({ province }))
    throw invalid([{ path: 'province', code: 'unknown-place' }]);
};

export const careerCenterKind: Kind<Change, Draft> = {
  name: 'career-centers',
  columns,
  key: ['key'],
  draft: careerCenterDraft,
  change: careerCenterChange,
  locate: async (act, cells) => {
    const key = requireCell(cells, 'key');
    const organizationId = act.deps.env.CAREER_CENTER_ORGANIZATION_ID;
    const [row] = await act.tx
      .select()
      .from(careerCenters)
      .where(and(eq(careerCenters.organizationId, organizationId), eq(careerCenters.key, key)));
    return {
      key,
      present: row
        ? {
            cells: toCells(columns, row),
            change: async (wanted) => {
              checkProvince(wanted.province);
              await act.bump(careerCenters, row, wanted);
              act.note('career-center-changed', row.id, whatChanged(row, wanted));
            },
          }
        : null,
      create: async (wanted) => {
        checkProvince(wanted.province);
        const [made] = await act.tx
          .insert(careerCenters)
          .values({ ...wanted, organizationId })
          .returning();
        if (made) act.note('career-center-created', made.id);
      },
    };
  },
  list: async ({ db, env }) => {
    const rows = await db
      .select()
      .from(careerCenters)
      .where(eq(careerCenters.organizationId, env.CAREER_CENTER_ORGANIZATION_ID))
      .orderBy(asc(careerCenters.order), asc(careerCenters.key));
    return rows.map((row) => toCells(columns, row));
  },
};
