import { schoolSearch } from '@/lib/contract/schools/schools';
import { subjectFilter } from '@/lib/contract/schools/subjects';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import { searchLimits } from '@/lib/domain/limits';
import type { AnyAct } from '@/backend/core/access/act';
import { searchSchoolLinks } from '@/backend/features/schools/services/school-search';
import { searchSubjectLinks } from '@/backend/features/schools/services/subject-lists';
import { correctUnfound, readMajors } from '@/backend/features/schools/services/suggestions';
import { botText } from './bot-words';
import { answer, pageOf, type Speaker } from './said';

const shownMax = 5;
const schoolsMax = 3;
const keywordMax = 60;

/** Schools and programs as the search of the site finds them: five, with their pages. */
export async function sayFindings(act: AnyAct, speaker: Speaker, typed: string): Promise<void> {
  const { locale } = speaker;
  const keyword = [...typed].slice(0, keywordMax).join('');
  if (fold(keyword).length < searchLimits.keywordMin)
    return answer(act, speaker, [botText(locale, 'searchHow')]);
  const today = dayInCambodia(act.now);
  const asked = { keyword, lang: locale, limit: shownMax };
  const schools = await searchSchoolLinks(act.tx, { ...schoolSearch.parse({}), ...asked }, today);
  const programs = await searchSubjectLinks(
    act.tx,
    { ...subjectFilter.parse({}), ...asked, status: 'active', order: 'relevance' },
    today,
  );
  const nameOf = (named: { name: string; nameNative: string }) =>
    locale === 'km' ? named.nameNative : named.name;
  const ofPrograms = programs.data.map((program) => [
    `• ${nameOf(program)} – ${nameOf(program.school)}`,
    pageOf(act, speaker, `/course/${program.id}`),
  ]);
  const ofSchools = schools.data
    .slice(0, Math.max(schoolsMax, shownMax - ofPrograms.length))
    .map((school) => [`• ${nameOf(school)}`, pageOf(act, speaker, `/school/${school.slug}`)]);
  const shown = [...ofSchools, ...ofPrograms].slice(0, shownMax);
  if (shown.length === 0) {
    const meant = await correctUnfound(act.tx, fold(keyword), await readMajors(act.tx));
    const hint = meant === null ? [] : [botText(locale, 'meant', { keyword: meant }), `/search ${meant}`];
    return answer(act, speaker, [botText(locale, 'foundNothing', { keyword }), ...hint]);
  }
  const page = pageOf(act, speaker, `/search?keyword=${encodeURIComponent(keyword)}`);
  await answer(act, speaker, [
    botText(locale, 'found', { keyword }),
    ...shown.flat(),
    '',
    botText(locale, 'searchMore'),
    page,
  ]);
}
