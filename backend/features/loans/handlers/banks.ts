import { asc, eq } from 'drizzle-orm';
import { banksResource } from '@/lib/contract/loans/banks';
import { banks } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { toBank } from '@/backend/features/loans/services/bank-views';

export const bankRoutes = (deps: Deps) =>
  implement(
    banksResource,
    {
      list: async () => {
        const rows = await deps.db
          .select()
          .from(banks)
          .where(eq(banks.status, 'active'))
          .orderBy(asc(banks.yearlyRateBasisPoints), asc(banks.name), asc(banks.id));
        const data = rows.map(toBank);
        return { data, countTotal: data.length };
      },
    },
    deps,
  );
