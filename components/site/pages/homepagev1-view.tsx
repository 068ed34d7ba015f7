import { useLocale, useTranslations } from 'next-intl';
import { ApplySteps } from '@/components/site/home/apply-steps';
import { ClosingScholarships } from '@/components/site/home/closing-scholarships';
import { FieldList } from '@/components/site/home/field-list';
import { studyFieldsOf, typesOf, varietyOf, withScholarships } from '@/components/site/home/home-facts';
import { HomeSection } from '@/components/site/home/home-section';
import { LatestCourses } from '@/components/site/home/latest-courses';
import { PageHero } from '@/components/site/home/page-hero';
import { PartnerList } from '@/components/site/home/partner-list';
import { SchoolRow } from '@/components/site/home/school-row';
import { TestInvitation } from '@/components/site/home/test-invitation';
import { TopicGrid } from '@/components/site/home/topic-grid';
import { TypeGrid } from '@/components/site/home/type-grid';
import { provincesOf } from '@/components/schools/school/province-counts';
import { ProvinceList } from '@/components/schools/school/province-list';
import { SuggestBox } from '@/components/schools/school-search/suggest-box';
import { href } from '@/lib/routes/href';
import type { HomeData } from './home-reads';

const schoolsShown = 3;

/** The front page for those who know what they want to learn but not where: majors first, schools after. */
export function HomepageV1View({ schools, categories, partners, courses, closing, topics }: HomeData) {
  const t = useTranslations('home');
  const chapters = useTranslations('homeChapters');
  const locale = useLocale();
  const types = typesOf(schools);
  const fields = studyFieldsOf(categories, locale);
  const helping = withScholarships(schools);
  return (
    <>
      <PageHero title={t('majorsFirst.title')} lead={t('majorsFirst.lead')} picture="scene-welcome">
        <SuggestBox
          label={t('majorsFirst.search')}
          list="/course"
          className="w-full max-w-xl rounded-lg bg-surface p-1.5 shadow-raised"
        />
      </PageHero>
      {fields.length > 0 && (
        <HomeSection id="home-fields" title={t('fields.title')} lead={t('fields.lead')}>
          <FieldList fields={fields} />
        </HomeSection>
      )}
      {courses.length > 0 && (
        <HomeSection
          id="home-courses"
          title={t('courses.title')}
          more={{ href: href('/course'), label: t('courses.all') }}
        >
          <LatestCourses courses={courses} />
        </HomeSection>
      )}
      <TestInvitation />
      {closing.length > 0 && <ClosingScholarships scholarships={closing} schoolCount={helping.length} />}
      {schools.length > 0 && (
        <HomeSection id="home-provinces" title={t('provinces.title')} lead={t('provinces.lead')}>
          <ProvinceList provinces={provincesOf(schools)} />
        </HomeSection>
      )}
      {schools.length > 0 && (
        <HomeSection
          id="home-explore"
          title={t('explore.title')}
          more={{ href: href('/explore'), label: t('explore.all', { count: schools.length }) }}
        >
          <SchoolRow schools={varietyOf(schools, schoolsShown)} />
        </HomeSection>
      )}
      {types.length > 0 && (
        <HomeSection id="home-types" title={t('types.title')}>
          <TypeGrid types={types} />
        </HomeSection>
      )}
      <ApplySteps />
      {Object.keys(topics).length > 0 && (
        <section aria-labelledby="home-reading">
          <h2 id="home-reading" className="mx-auto max-w-page px-4 pt-14 text-2xl sm:px-6 sm:text-3xl">
            {chapters('reading')}
          </h2>
          <TopicGrid articles={topics} heading="h3" />
        </section>
      )}
      {partners.data.length > 0 && (
        <HomeSection id="home-partners" title={t('partners.title')} lead={t('partners.lead')}>
          <PartnerList schools={partners.data} total={partners.countTotal} />
        </HomeSection>
      )}
    </>
  );
}
