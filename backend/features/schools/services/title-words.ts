import { sql } from 'drizzle-orm';
import type { Db } from '@/backend/db/client';
import {
  articles,
  campaigns,
  events,
  fairs,
  questions,
  scholarships,
  siteTexts,
  subjects,
  vacancies,
} from '@/backend/db/schema';

/**
 * The words begin a word of some title that readers have seen: of a course, an event, a vacancy, a scholarship and so on.
 * Such a word is no slip.
 */
export async function isInTitle(db: Db, word: string): Promise<boolean> {
  const part = `%${word}%`;
  const begins = `\\m${word}`;
  const [row] = await db
    .select({
      found: sql<boolean>`(
    exists (select 1 from ${subjects} where ${subjects.status} = 'active' and search_fold like ${part} and search_fold ~ ${begins})
    or exists (select 1 from ${events} where ${events.removedAt} is null and ${events.status} <> 'draft' and search_fold like ${part} and search_fold ~ ${begins})
    or exists (select 1 from ${vacancies} where ${vacancies.status} <> 'draft' and ${vacancies.heldAt} is null and search_fold like ${part} and search_fold ~ ${begins})
    or exists (select 1 from ${campaigns} where ${campaigns.status} = 'active' and search_fold like ${part} and search_fold ~ ${begins})
    or exists (select 1 from ${articles} where ${articles.status} = 'active' and search_fold like ${part} and split_part(search_fold, chr(10), 1) ~ ${begins})
    or exists (select 1 from ${questions} where ${questions.heldAt} is null and title_fold like ${part} and title_fold ~ ${begins})
    or exists (select 1 from ${siteTexts} where ${siteTexts.status} = 'active' and title_en ~* ${begins})
    or exists (select 1 from ${scholarships} where ${scholarships.status} = 'active' and title ->> 'en' ~* ${begins})
    or exists (select 1 from ${fairs} where ${fairs.status} = 'published' and title ->> 'en' ~* ${begins})
)`,
    })
    .from(sql`(values (1)) one`);
  return row?.found === true;
}
