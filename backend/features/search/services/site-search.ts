import type { SiteFindings } from '@/lib/contract/search/site-search';
import { subjectFilter } from '@/lib/contract/schools/subjects';
import { schoolSearch } from '@/lib/contract/schools/schools';
import { questionsResource } from '@/lib/contract/questions/questions';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { fold, searchWords } from '@/lib/domain/khmer/khmer';
import { searchLimits } from '@/lib/domain/limits';
import { type SearchKind, searchKinds } from '@/lib/domain/search/search-kinds';
import { isLeftOut } from '@/lib/env/left-out';
import type { Db } from '@/backend/db/client';
import type { Deps } from '@/backend/deps';
import {
  isUntaught,
  meantMajors,
  otherKeyword,
  taughtAmong,
} from '@/backend/features/schools/services/other-keyword';
import { searchSchoolLinks } from '@/backend/features/schools/services/school-search';
import { searchSubjectLinks } from '@/backend/features/schools/services/subject-lists';
import {
  correctKeyword,
  findMajors,
  type Major,
  readMajors,
} from '@/backend/features/schools/services/suggestions';
import { searchQuestions } from '@/backend/features/questions/services/question-search';
import { searchArticles } from '@/backend/features/articles/services/article-search';
import {
  searchCampaigns,
  searchEvents,
  searchFairs,
  searchScholarships,
  searchVacancies,
} from './offer-search';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { holdsWord } from '@/lib/domain/search/short-words';
import { siteTexts } from '@/backend/db/schema';
import { queryWordsMax } from '@/backend/lists/folded-text';
import { foldOnce } from './fold-once';

type Kind = 'faq' | 'help';
interface Found {
  kind: Kind;
  slug: string;
  title_en: string;
  title_kh: string;
}

/**
 * Questions and help texts that hold every word; those with all of them in the title first. There are some dozens of
 * them, so they are read whole.
 */
async function searchTexts(db: Db, keyword: string): Promise<Record<Kind, Found[]>> {
  const words = searchWords(keyword).slice(0, queryWordsMax);
  if (words.length === 0) return { faq: [], help: [] };
  const rows = await db
    .select({
      kind: siteTexts.kind,
      slug: siteTexts.slug,
      titleEn: siteTexts.titleEn,
      titleKh: siteTexts.titleKh,
      descriptionEn: siteTexts.descriptionEn,
      descriptionKh: siteTexts.descriptionKh,
      bodyEn: siteTexts.bodyEn,
      bodyKh: siteTexts.bodyKh,
    })
    .from(siteTexts)
    .where(and(eq(siteTexts.status, 'active'), inArray(siteTexts.kind, ['faq', 'help'])))
    .orderBy(asc(siteTexts.order), asc(siteTexts.id));
  const found = rows
    .map((row) => {
      const titles = foldOnce(`${row.titleEn}\n${row.titleKh}`);
      const bodies = [row.descriptionEn, row.descriptionKh, row.bodyEn, row.bodyKh].map(foldOnce);
      const whole = [titles, ...bodies].join('\n');
      const place = words.every((word) => holdsWord(titles, word)) ? 0 : 1;
      return { row, place, isMatch: words.every((word) => holdsWord(whole, word)) };
    })
    .filter(({ isMatch }) => isMatch)
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => ({
      kind: row.kind as Kind,
      slug: row.slug,
      title_en: row.titleEn,
      title_kh: row.titleKh,
    }));
  const of = (kind: Kind) => found.filter((each) => each.kind === kind);
  return { faq: of('faq'), help: of('help') };
}

interface Question {
  keyword: string;
  kind?: SearchKind | undefined;
  lang: 'km' | 'en';
}

const questionSearch = questionsResource.endpoints.search.query;
const none = { data: [], countTotal: 0 };
const nothing: SiteFindings = {
  ...(Object.fromEntries(searchKinds.map((kind) => [kind, none])) as Record<SearchKind, typeof none>),
  correction: null,
  shownFor: null,
  untaught: false,
};

/** Majors that are taught somewhere; a link to the others would lead to an empty list. */
const taughtMajors = async (db: Db, keyword: string, all: readonly Major[]) => {
  const own = findMajors(all, fold(keyword));
  const ids = [...own.map(({ categoryId }) => categoryId), ...meantMajors(keyword)];
  const taught = await taughtAmong(db, [...new Set(ids)]);
  return {
    majors: own.filter(({ categoryId }) => taught.has(categoryId)),
    untaught: isUntaught(keyword, all, taught),
  };
};

const findSchools = (db: Db, { keyword, lang }: Question, today: string, limit: number) =>
  searchSchoolLinks(db, { ...schoolSearch.parse({}), keyword, lang, limit }, today);

const findCourses = (db: Db, { keyword, lang }: Question, today: string, limit: number) =>
  searchSubjectLinks(
    db,
    { ...subjectFilter.parse({}), keyword, lang, limit, status: 'active', order: 'relevance' },
    today,
  );

/** What people have asked, as every visitor reads it. */
const findForumQuestions = async (deps: Deps, keyword: string, limit: number) => {
  const query = { ...questionSearch.parse({}), keyword, limit };
  const { data, countTotal } = await searchQuestions(deps, null, deps.env.ORGANIZATION_ID, query);
  return {
    data: data.map(({ source: { questionId, title, answerCount } }) => ({ questionId, title, answerCount })),
    countTotal,
  };
};

const findOffers = async (deps: Deps, keyword: string, limitOf: (kind: SearchKind) => number) => {
  const [scholarships, { jobs, internships }, events, fairs, campaigns] = await Promise.all([
    searchScholarships(deps, keyword),
    isLeftOut('careers')
      ? { jobs: none, internships: none }
      : searchVacancies(deps, keyword, { job: limitOf('jobs'), internship: limitOf('internships') }),
    searchEvents(deps, keyword, limitOf('events')),
    isLeftOut('careers') ? none : searchFairs(deps, keyword),
    isLeftOut('campaigns') ? none : searchCampaigns(deps, keyword, limitOf('campaigns')),
  ]);
  return { scholarships, jobs, internships, events, fairs, campaigns };
};

const findAll = async (deps: Deps, question: Question): Promise<SiteFindings> => {
  const { keyword, kind } = question;
  const typed = fold(keyword);
  const { db } = deps;
  const today = dayInCambodia(deps.clock.now());
  const limitOf = (own: SearchKind) => (kind === own ? searchLimits.ofOne : searchLimits.ofEach);
  const [schools, courses, articles, texts, forum, majors, offers] = await Promise.all([
    findSchools(db, question, today, limitOf('schools')),
    findCourses(db, question, today, limitOf('courses')),
    searchArticles(deps, keyword, limitOf('articles')),
    searchTexts(db, keyword),
    findForumQuestions(deps, keyword, limitOf('forum')),
    readMajors(db),
    findOffers(deps, keyword, limitOf),
  ]);
  const [own, correction] = await Promise.all([
    taughtMajors(db, keyword, majors),
    correctKeyword(db, typed, majors),
  ]);
  const part = <Row>(own: SearchKind, rows: readonly Row[]) => ({
    data: rows.slice(0, limitOf(own)),
    countTotal: rows.length,
  });
  return {
    schools,
    majors: part('majors', own.majors),
    courses,
    ...offers,
    scholarships: part('scholarships', offers.scholarships),
    articles,
    questions: part('questions', texts.faq),
    forum,
    help: part('help', texts.help),
    correction,
    shownFor: null,
    untaught: own.untaught,
  };
};

const foundAny = (found: SiteFindings): boolean => searchKinds.some((kind) => found[kind].countTotal > 0);

/** True as soon as one kind finds something: what most words mean is asked first. */
async function findsAny(deps: Deps, keyword: string): Promise<boolean> {
  const { db } = deps;
  const today = dayInCambodia(deps.clock.now());
  const question: Question = { keyword, lang: 'en' };
  const asks: (() => Promise<number>)[] = [
    async () => (await taughtMajors(db, keyword, await readMajors(db))).majors.length,
    async () => (await findCourses(db, question, today, 1)).countTotal,
    async () => (await findSchools(db, question, today, 1)).countTotal,
    async () => Object.values(await searchTexts(db, keyword)).flat().length,
    async () => (await searchArticles(deps, keyword, 1)).countTotal,
    async () => (await findForumQuestions(deps, keyword, 1)).countTotal,
    async () => {
      const { scholarships, ...lists } = await findOffers(deps, keyword, () => 1);
      return scholarships.length + Object.values(lists).reduce((sum, { countTotal }) => sum + countTotal, 0);
    },
  ];
  for (const ask of asks) if ((await ask()) > 0) return true;
  return false;
}

/** A keyword finds nothing by itself. */
export async function findsNothing(deps: Deps, keyword: string): Promise<boolean> {
  return fold(keyword).length >= searchLimits.keywordMin && !(await findsAny(deps, keyword));
}

/**
 * Everything that a visitor may read and that fits a keyword: a few of each kind, more of the one that is asked for.
 * Where a keyword finds nothing, what another finds.
 */
export async function searchSite(deps: Deps, question: Question): Promise<SiteFindings> {
  if (fold(question.keyword).length < searchLimits.keywordMin) return nothing;
  const found = await findAll(deps, question);
  if (foundAny(found)) return found;
  const shownFor = await otherKeyword(deps.db, question.keyword, (other) => findsAny(deps, other));
  if (shownFor === null) return found;
  return { ...(await findAll(deps, { ...question, keyword: shownFor })), correction: null, shownFor };
}
