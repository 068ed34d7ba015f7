import { asc, eq } from 'drizzle-orm';
import { banksResource } from '@/lib/contract/marketing/banks';
import { banks } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { ratePercent } from '@/backend/services/marketing/loan-views';

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
        const data = rows.map((row) => ({
          bankId: row.id,
          slug: row.slug,
          name: row.name,
          nameNative: row.nameNative,
          about: row.about,
          yearlyRatePercent: ratePercent(row),
          phone: row.phone,
          email: row.email,
          isDemo: row.isDemo,
        }));
        return { data, countTotal: data.length };
      },
    },
    deps,
  );
