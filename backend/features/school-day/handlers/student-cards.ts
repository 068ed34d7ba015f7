import { studentCardsResource } from '@/lib/contract/school-day/student-cards';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { studentCards } from '@/backend/features/school-day/services/student-cards';
import { requireKeeperOf } from '@/backend/core/access/staff';
import { printedCardsOf } from '@/backend/core/papers/printed-file';

export const studentCardRoutes = (deps: Deps) =>
  implement(
    studentCardsResource,
    {
      print: async ({ params, query: { lang: locale, ...which } }, { caller }) => {
        await requireKeeperOf(deps.db, caller, params.id);
        const sheet = await studentCards(deps, { schoolId: params.id, locale, ...which });
        const who = { person: caller.id, organization: params.id };
        return printedCardsOf(who, sheet, 'sala-student-cards.pdf');
      },
    },
    deps,
  );
