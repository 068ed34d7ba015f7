import type { useTranslations } from 'next-intl';
import type { Text } from '@/lib/contract/fields';
import type { SiteFindings } from '@/lib/contract/search/site-search';
import { dayInCambodia, formatDate } from '@/lib/domain/dates/dates';
import { placeLabel, provinceByCode } from '@/lib/domain/geography/geography';
import { type EmblemLook, emblemOf } from '@/lib/domain/schools/emblem';
import type { SearchKind } from '@/lib/domain/search/search-kinds';
import type { Locale } from '@/lib/i18n/locales';
import { pickName } from '@/lib/i18n/pick';
import { articleHref } from '@/lib/routes/article-places';
import { campaignHref } from '@/lib/routes/campaign-href';
import { helpHref } from '@/lib/routes/help-places';
import { type Href, href, withHash } from '@/lib/routes/href';
import { scholarshipHref } from '@/lib/routes/scholarship-href';

export interface FindingRow {
  key: string;
  href: Href;
  title: string;
  note?: string | undefined;
  /** Of a school or an employer. */
  emblem?: EmblemLook;
}

interface Words {
  education: ReturnType<typeof useTranslations<'education'>>;
  search: ReturnType<typeof useTranslations<'search'>>;
  locale: Locale;
}

const titleOf = (row: { title_en: string; title_kh: string }, locale: Locale) =>
  locale === 'km' ? row.title_kh || row.title_en : row.title_en || row.title_kh;

const textIn = ({ en, km }: Text, locale: Locale) => (locale === 'km' ? km || en : en || km);

/** Its type and place, and the program that it was found for. */
function noteOfSchool(
  { schoolType, province, because }: SiteFindings['schools']['data'][number],
  { education, search, locale }: Words,
): string {
  const place = provinceByCode(province);
  return [
    education(`schoolType.${schoolType}`),
    ...(place ? [placeLabel(place, locale)] : []),
    ...(because ? [search('teaches', { program: pickName(because, locale) })] : []),
  ].join(' · ');
}

/** What a kind shows of its findings, as finished texts. */
export function findingRows(
  found: SiteFindings,
  kind: SearchKind,
  { education, search, locale }: Words,
): FindingRow[] {
  switch (kind) {
    case 'schools':
      return found.schools.data.map((school) => ({
        key: school.slug,
        href: href('/school/[slug]', { slug: school.slug }),
        title: pickName(school, locale),
        note: noteOfSchool(school, { education, search, locale }),
        emblem: emblemOf(school, locale),
      }));
    case 'majors':
      return found.majors.data.map((major) => ({
        key: major.categoryId,
        href: href('/explore', undefined, { categories: major.categoryId }),
        title: pickName(major, locale),
        note: search('majorNote'),
      }));
    case 'courses':
      return found.courses.data.map((course) => ({
        key: course.id,
        href: href('/course/[id]', { id: course.id }),
        title: pickName(course, locale),
        note: `${education(`degree.${course.degree}`)} · ${pickName(course.school, locale)}`,
      }));
    case 'scholarships':
      return found.scholarships.data.map((item) => ({
        key: item.scholarshipId,
        href: scholarshipHref(item),
        title: textIn(item.title, locale),
        note: `${textIn(item.giver, locale)} · ${search('until', { day: formatDate(item.deadline, locale) })}`,
      }));
    case 'jobs':
    case 'internships':
      return found[kind].data.map(({ slug, title, company, deadline }) => ({
        key: slug,
        href: href('/career-center/internship-job-opportunities/[slug]', { slug }),
        title: textIn(title, locale),
        emblem: emblemOf({ name: company.en, nameNative: company.km }, locale),
        note: [
          textIn(company, locale),
          ...(deadline === null ? [] : [search('until', { day: formatDate(deadline, locale) })]),
        ].join(' · '),
      }));
    case 'events':
      return found.events.data.map(({ slug, title, startsAt, isCancelled }) => ({
        key: slug,
        href: href('/career-center/events/[slug]', { slug }),
        title: textIn(title, locale),
        note: isCancelled ? search('cancelled') : formatDate(dayInCambodia(startsAt), locale),
      }));
    case 'fairs':
      return found.fairs.data.map(({ title, startsAt, isOver }) => ({
        key: startsAt,
        href: href('/events/virtual_fair'),
        title: textIn(title, locale),
        note: isOver ? search('over') : formatDate(dayInCambodia(startsAt), locale),
      }));
    case 'campaigns':
      return found.campaigns.data.map(({ slug, title, endsOn }) => ({
        key: slug,
        href: campaignHref(slug),
        title: textIn(title, locale),
        note: search('until', { day: formatDate(endsOn, locale) }),
      }));
    case 'articles':
      return found.articles.data.map((article) => ({
        key: article.slug,
        href: articleHref(article),
        title: titleOf(article, locale),
        note: search(`article.${article.type}`),
      }));
    case 'questions':
      return found.questions.data.map((question) => ({
        key: question.slug,
        href: withHash(href('/faqs'), question.slug),
        title: titleOf(question, locale),
      }));
    case 'forum':
      return found.forum.data.map(({ questionId, title, answerCount }) => ({
        key: questionId,
        href: href('/forum/answer/[id]', { id: questionId }),
        title,
        note: search('answers', { count: answerCount }),
      }));
    case 'help':
      return found.help.data.map((text) => ({
        key: text.slug,
        href: helpHref(text.slug),
        title: titleOf(text, locale),
      }));
  }
}
