import { and } from 'drizzle-orm';
import { schoolSearch } from '@/lib/contract/schools/schools';
import { subjectFilter } from '@/lib/contract/schools/subjects';
import { suggestionsResource } from '@/lib/contract/schools/suggestions';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { subjects } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { implement } from '@/backend/http/implement';
import { readUntaught, otherKeyword } from '@/backend/features/schools/services/other-keyword';
import { searchSchools } from '@/backend/features/schools/services/school-search';
import { subjectList } from '@/backend/features/schools/services/subject-lists';
import { suggest } from '@/backend/features/schools/services/suggestions';

const counts = {
  schools: async ({ db }: Deps, keyword: string, today: string) => {
    const { total } = await searchSchools(db, { ...schoolSearch.parse({}), keyword, limit: 1 }, today);
    return total.value;
  },
  courses: async ({ db }: Deps, keyword: string) => {
    const { search, visible, filters } = subjectList(subjectFilter.parse({ keyword }));
    return db.$count(subjects, and(visible, search, ...(filters ?? [])));
  },
};

export const suggestionRoutes = (deps: Deps) =>
  implement(
    suggestionsResource,
    {
      list: ({ query }) => suggest(deps.db, query.keyword),
      instead: async ({ query: { keyword, list } }) => {
        const today = dayInCambodia(deps.clock.now());
        const finds = async (other: string) => (await counts[list](deps, other, today)) > 0;
        return {
          keyword: await otherKeyword(deps.db, keyword, finds),
          untaught: await readUntaught(deps.db, keyword),
        };
      },
    },
    deps,
  );
