import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { orNone } from '@/lib/api/or-none';
import { serverApi } from '@/lib/api/server';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import { findOtherwise } from '@/lib/catalogue/find-otherwise';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { pageSizes, pageStarts } from '@/lib/domain/limits/lists';
import type { DegreeCode } from '@/lib/domain/schools/degrees';
import { questionnairePlace } from '@/lib/env/orientation-subjects';
import type { Locale } from '@/lib/i18n/locales';
import { pickText } from '@/lib/i18n/pick';
import { fresh, lifeOf, reach } from './reach';

// Reads of public pages. A write names the changed tags.

/** null: no such school. */
export async function cachedSchool(slug: string) {
  'use cache';
  cacheTag('schools');
  const school = await reach(serverApi.schools.get({ params: { id: slug } }));
  cacheLife(lifeOf(school));
  return school ?? null;
}

export async function cachedSimilarSchools(slug: string) {
  'use cache';
  cacheTag('schools');
  const similar = await reach(serverApi.schools.similar({ params: { id: slug }, query: { limit: 4 } }));
  cacheLife(lifeOf(similar));
  return similar?.data ?? [];
}

/** Programs of a school, latest update first. */
export async function cachedPrograms(schoolId: string) {
  'use cache';
  cacheTag('subjects');
  const programs = await reach(
    serverApi.subjects.list({
      query: { schoolId, status: 'active', order: 'updatedAt', sort: 'desc', limit: pageSizes.programs },
    }),
  );
  cacheLife(lifeOf(programs));
  return programs?.data ?? [];
}

/** What a school asks of its applicants; null where the backend cannot say. */
export async function cachedApplicantForm(schoolId: string) {
  'use cache';
  cacheTag('schools');
  const schema = await reach(serverApi.applicants.schema({ params: { id: schoolId } }));
  cacheLife(lifeOf(schema));
  return schema?.form ?? null;
}

const notInstead = { keyword: null, untaught: false };

const insteadIn = (list: 'schools' | 'courses') => async (keyword: string) =>
  (await reach(serverApi.suggestions.instead({ query: { keyword, list } }))) ?? notInstead;

const noSchools = { hits: [], total: { value: 0 }, categoryNames: {} };

/** What `/explore` shows for a query of its address, the first page of all without one. */
export async function cachedSchools(locale: Locale, query = '') {
  'use cache';
  cacheTag('schools');
  const asked = Object.fromEntries(new URLSearchParams(query));
  const { found, shownFor, untaught } = await findOtherwise(asked, {
    find: (wanted) => {
      const schools = serverApi.schools.search({ query: { ...wanted, lang: locale } });
      return reach(orNone(schools, noSchools));
    },
    countOf: (schools) => schools?.total.value ?? 0,
    instead: insteadIn('schools'),
  });
  cacheLife(lifeOf(found));
  return { ...(found ?? noSchools), shownFor, untaught };
}

const majorOfferMax = 6;
const sameMajorMax = 4;
const majorProgramsMax = 200;
const indexPageSize = 100;
const indexPagesMax = 20;

/** Every active school, by name, 2,000 at most: for counts, the front page and the site map. */
export async function cachedSchoolIndex() {
  'use cache';
  cacheTag('schools');
  const schools: SchoolSummary[] = [];
  for (let page = 0; page < indexPagesMax; page += 1) {
    const query = { sort: 'name', limit: indexPageSize, start: page * indexPageSize } as const;
    const found = await reach(serverApi.schools.search({ query }));
    cacheLife(lifeOf(found));
    schools.push(...(found?.hits ?? []));
    if (!found || schools.length >= found.total.value) break;
  }
  return schools;
}

export async function cachedPartners(limit: number) {
  'use cache';
  cacheTag('schools');
  const partners = await reach(serverApi.schools.partners({ query: { limit } }));
  cacheLife(lifeOf(partners));
  return partners ?? { data: [], countTotal: 0 };
}

export async function cachedCategories() {
  'use cache';
  cacheTag('categories');
  const categories = await reach(serverApi.categories.list());
  cacheLife(lifeOf(categories));
  return categories?.data ?? [];
}

/** What can be studied in a major now, the best match first, and how many schools have it. */
export async function cachedMajorOffer(categoryId: string, locale: Locale) {
  'use cache';
  cacheTag('categories', 'schools', 'subjects');
  const categories = [categoryId];
  const [courses, schools] = await Promise.all([
    reach(
      serverApi.subjects.list({
        query: { categories, status: 'active', order: 'relevance', lang: locale, limit: majorProgramsMax },
      }),
    ),
    reach(serverApi.schools.search({ query: { categories, lang: locale, limit: majorOfferMax } })),
  ]);
  cacheLife(lifeOf(courses && schools));
  return {
    courses: courses?.data.slice(0, majorOfferMax) ?? [],
    /** For its fees, places and admission. */
    programs: courses?.data ?? [],
    courseCount: courses?.countTotal ?? 0,
    schools: schools?.hits ?? [],
    schoolCount: schools?.total.value ?? 0,
  };
}

interface SameMajor {
  categoryId: string | null;
  degree: DegreeCode;
  /** Whose own programs are left out. */
  schoolId: string;
}

/** A few programs of a major and degree at other schools that take applications now, the best first. */
export async function cachedSameMajor({ categoryId, degree, schoolId }: SameMajor, locale: Locale) {
  'use cache';
  cacheTag('subjects');
  const categories = categoryId === null ? [] : [categoryId];
  const open = { status: 'active', openNow: true, order: 'relevance' } as const;
  const found =
    categoryId === null
      ? { data: [] }
      : await reach(
          serverApi.subjects.list({
            query: { ...open, categories, degree: [degree], lang: locale, limit: pageSizes.schools },
          }),
        );
  cacheLife(lifeOf(found));
  return found?.data.filter((each) => each.schoolId !== schoolId).slice(0, sameMajorMax) ?? [];
}

/** What `/course` shows for a query of its address, the best first without one. */
export async function cachedCourses(locale: Locale, query = '') {
  'use cache';
  cacheTag('subjects');
  const asked = Object.fromEntries(new URLSearchParams(query));
  const { found, shownFor, untaught } = await findOtherwise(asked, {
    find: (wanted) => {
      const courses = serverApi.subjects.list({
        query: { order: 'relevance', ...wanted, lang: locale, limit: pageSizes.schools },
      });
      return reach(orNone(courses, { data: [], countTotal: 0 }));
    },
    countOf: (courses) => courses?.countTotal ?? 0,
    instead: insteadIn('courses'),
  });
  cacheLife(lifeOf(found));
  return { ...(found ?? { data: [], countTotal: 0 }), shownFor, untaught };
}

/** How many courses there are in each band of fees. */
export async function cachedCourseFeeCounts() {
  'use cache';
  cacheTag('subjects');
  const found = await reach(serverApi.subjects.feeBands());
  cacheLife(lifeOf(found));
  return found?.counts ?? [];
}

/** null: no such course. */
export async function cachedCourse(id: string) {
  'use cache';
  cacheTag('subjects');
  const course = await reach(serverApi.subjects.get({ params: { id } }));
  cacheLife(lifeOf(course));
  return course ?? null;
}

/** What can be applied to today, the next deadline first. */
export async function cachedOpenPrograms(limit: number) {
  'use cache';
  cacheTag('subjects');
  const open = await reach(serverApi.subjects.enrollment({ query: { limit } }));
  cacheLife(lifeOf(open));
  return open ?? { data: [], countTotal: 0 };
}

/** The course that was changed last, and those that follow it. */
export async function cachedLatestCourses() {
  'use cache';
  cacheTag('subjects');
  const { homeSubjects: start } = pageStarts;
  const byChange = { status: 'active', order: 'updatedAt', sort: 'desc' } as const;
  const [newest, following] = await Promise.all([
    reach(serverApi.subjects.latest({ query: { limit: start } })),
    reach(serverApi.subjects.list({ query: { ...byChange, start, limit: pageSizes.homeSubjects } })),
  ]);
  cacheLife(lifeOf(newest && following));
  return [...(newest?.data ?? []), ...(following?.data ?? [])];
}

/** The statements of an orientation test in order, and their subject; none while staff prepare it. */
export async function cachedQuestionnaire(test: 'holland' | 'personality', locale: Locale) {
  'use cache';
  const place = questionnairePlace(test);
  cacheTag('questions');
  const { organizationId: orgId, subjectId } = place;
  const found = await reach(serverApi.questions.list({ params: { orgId, subjectId } }));
  cacheLife(lifeOf(found?.data.length ? found : undefined));
  const items = (found?.data ?? []).map(({ questionId, title, titleNative }) => ({
    questionId,
    text: pickText({ en: title, km: titleNative ?? '' }, locale),
  }));
  return { place, items };
}

/** The ISO day in Cambodia, for static pages; cached as long as their data. */
export async function cachedToday() {
  'use cache';
  cacheLife(fresh);
  return dayInCambodia(new Date());
}
