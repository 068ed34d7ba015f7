import { schoolSearch } from '@/lib/contract/schools/schools';
import { subjectFilter } from '@/lib/contract/schools/subjects';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold } from '@/lib/domain/khmer/khmer';
import { isExamGrade } from '@/lib/domain/admissions/national-exam';
import { searchLimits } from '@/lib/domain/limits';
import { finishedLevels } from '@/lib/domain/schools/finished-levels';
import type { AnyAct } from '@/backend/core/access/act';
import { searchSchoolLinks } from '@/backend/features/schools/services/school-search';
import { searchSubjectLinks, suitedTo } from '@/backend/features/schools/services/subject-lists';
import { correctUnfound, readMajors } from '@/backend/features/schools/services/suggestions';
import { type BotLocale, botText } from './bot-words';
import { answer, pageOf, type Speaker } from './said';

const shownMax = 5;
const schoolsMax = 3;
const keywordMax = 60;

type Named = Record<'name' | 'nameNative', string>;
const nameIn = (named: Named, locale: BotLocale) => (locale === 'km' ? named.nameNative : named.name);

const linesOfProgram = (act: AnyAct, speaker: Speaker, program: Named & { id: string; school: Named }) => [
  `• ${nameIn(program, speaker.locale)} – ${nameIn(program.school, speaker.locale)}`,
  pageOf(act, speaker, `/course/${program.id}`),
];

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
  const ofPrograms = programs.data.map((program) => linesOfProgram(act, speaker, program));
  const ofSchools = schools.data
    .slice(0, Math.max(schoolsMax, shownMax - ofPrograms.length))
    .map((school) => [`• ${nameIn(school, locale)}`, pageOf(act, speaker, `/school/${school.slug}`)]);
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

/** What may be entered with a letter of BacII, by the rules of the list of programs: those that are open first. */
export async function sayProgramsWith(act: AnyAct, speaker: Speaker, typed: string): Promise<void> {
  const { locale } = speaker;
  const grade = typed.trim().toUpperCase();
  const level = isExamGrade(grade) ? finishedLevels.find((each) => each === grade.toLowerCase()) : undefined;
  if (!level) return answer(act, speaker, [botText(locale, 'withHow')]);
  const today = dayInCambodia(act.now);
  const { data, countTotal } = await searchSubjectLinks(
    act.tx,
    {
      ...subjectFilter.parse({}),
      lang: locale,
      limit: shownMax,
      status: 'active',
      order: 'relevance',
      suited: await suitedTo(act.tx, level, today),
    },
    today,
  );
  if (data.length === 0) return answer(act, speaker, [botText(locale, 'withNone', { grade })]);
  await answer(act, speaker, [
    botText(locale, 'withFound', { grade, count: String(countTotal) }),
    ...data.flatMap((program) => linesOfProgram(act, speaker, program)),
    '',
    botText(locale, 'withMore'),
    pageOf(act, speaker, `/course?finished=${level}`),
  ]);
}
