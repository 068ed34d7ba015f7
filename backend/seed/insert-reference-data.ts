import type { WritingDeps } from '@/backend/deps';
import { insertHolidays } from './insert-holidays';
import { insertMajors } from './insert-majors';
import { insertQuestionnaires } from './insert-questionnaires';
import { insertSiteTexts } from './insert-site-texts';
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
