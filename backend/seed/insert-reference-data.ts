import type { WritingDeps } from '@/backend/deps';
import { insertHolidays } from '@/backend/features/events/seed/insert-holidays';
import { insertMajors } from '@/backend/features/schools/seed/insert-majors';
import { insertQuestionnaires } from '@/backend/features/orientation/seed/insert-questionnaires';
import { insertSiteTexts } from '@/backend/features/articles/seed/insert-site-texts';
import { refreshSearchIndex } from './refresh-search-index';

/**
 * What every site begins with, with or without demo: majors, public holidays, the questionnaires of
 * both tests, and its own texts.
 */
export async function insertReferenceData(deps: WritingDeps): Promise<void> {
  await insertMajors(deps);
  await insertHolidays(deps);
  await insertQuestionnaires(deps);
  await insertSiteTexts(deps);
  await refreshSearchIndex(deps);
}
