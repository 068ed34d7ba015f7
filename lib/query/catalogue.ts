import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { serverApi } from '@/lib/api/server';
import type { SchoolSummary } from '@/lib/contract/academic/schools';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { pageSizes } from '@/lib/domain/limits';
import { questionnairePlace } from '@/lib/env/orientation-subjects';
import type { Locale } from '@/lib/i18n/locales';
import { pickText } from '@/lib/i18n/pick';
import { fresh, lifeOf, reach } from './reach';

// Reads of public pages. A write names the changed tags.

/** null: no such school. */
export async function cachedSchool(slug: string) {
  'use cache';
  cacheTag('schools', `school:${slug}`);
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

/** Programmes of a school, latest update first. */
export async function cachedPrograms(schoolId: string) {
  'use cache';
  cacheTag('subjects', `programs:${schoolId}`);
  const programs = await reach(
    serverApi.subjects.list({
      query: { schoolId, status: 'active', order: 'updatedAt', sort: 'desc', limit: pageSizes.programs },
    }),
  );
  cacheLife(lifeOf(programs));
  return programs?.data ?? [];
}

/** The first page of `/explore` without filters. */
export async function cachedFirstSchools(locale: Locale) {
  'use cache';
  cacheTag('schools');
  const found = await reach(serverApi.schools.search({ query: { lang: locale } }));
  cacheLife(lifeOf(found));
  return found ?? { hits: [], total: { value: 0 } };
}

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

/** The first page of `/course`, best first. */
export async function cachedFirstCourses(locale: Locale) {
  'use cache';
  cacheTag('subjects');
  const found = await reach(
    serverApi.subjects.list({ query: { order: 'relevance', lang: locale, limit: pageSizes.schools } }),
  );
  cacheLife(lifeOf(found));
  return found ?? { data: [], countTotal: 0 };
}

/** null: no such course. */
export async function cachedCourse(id: string) {
  'use cache';
  cacheTag('subjects', `subject:${id}`);
  const course = await reach(serverApi.subjects.get({ params: { id } }));
  cacheLife(lifeOf(course));
  return course ?? null;
}

export async function cachedLatestCourses(limit: number) {
  'use cache';
  cacheTag('subjects');
  const latest = await reach(serverApi.subjects.latest({ query: { limit } }));
  cacheLife(lifeOf(latest));
  return latest?.data ?? [];
}

/** The statements of an orientation test in order, and their subject; none while staff prepare it. */
export async function cachedQuestionnaire(test: 'holland' | 'personality', locale: Locale) {
  'use cache';
  const place = questionnairePlace(test);
  cacheTag('questions', `questions:${place.subjectId}`);
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
