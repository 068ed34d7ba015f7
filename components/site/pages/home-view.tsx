import { useLocale, useTranslations } from 'next-intl';
import { ApplySteps } from '@/components/site/home/apply-steps';
import { ClosingScholarships } from '@/components/site/home/closing-scholarships';
import { FieldList } from '@/components/site/home/field-list';
import { HomeChapter } from '@/components/site/home/home-chapter';
import { studyFieldsOf, varietyOf, withScholarships } from '@/components/site/home/home-facts';
import { HomeHero } from '@/components/site/home/home-hero';
import { HomeJsonLd } from '@/components/site/home/home-json-ld';
import { HomeSection } from '@/components/site/home/home-section';
import { LatestCourses } from '@/components/site/home/latest-courses';
import { PartnerList } from '@/components/site/home/partner-list';
import { SchoolRow } from '@/components/site/home/school-row';
import { TestInvitation } from '@/components/site/home/test-invitation';
import { TopicGrid } from '@/components/site/home/topic-grid';
import { provincesOf } from '@/components/schools/school/province-counts';
import { ProvinceList } from '@/components/schools/school/province-list';
import { RiseOnScroll } from '@/components/ui/rise-on-scroll';
import { href } from '@/lib/routes/href';
import type { HomeData } from './home-reads';

const schoolsShown = 3;
const fieldsShown = 12;

/** The front page: one question, then three chapters. Empty sections are left out. */
export function HomeView({ schools, categories, partners, courses, programs, closing, topics }: HomeData) {
  const t = useTranslations('home');
  const locale = useLocale();
  const fields = studyFieldsOf(categories, locale);
  const helping = withScholarships(schools);
  const everySchool = { href: href('/explore'), label: t('explore.all', { count: schools.length }) };
  return (
    <>
      <HomeJsonLd locale={locale} />
      <HomeHero
        fields={fields}
        numbers={{ schools: schools.length, programs, scholarships: helping.length }}
      />
      <HomeChapter chapter="find">
        {fields.length > 0 && (
          <HomeSection id="home-fields" title={t('fields.title')} lead={t('fields.lead')} heading="h3">
            <FieldList fields={fields.slice(0, fieldsShown)} />
          </HomeSection>
        )}
        <TestInvitation heading="h3" />
        {schools.length > 0 && (
          <HomeSection id="home-explore" title={t('explore.title')} more={everySchool} heading="h3">
            <SchoolRow schools={varietyOf(schools, schoolsShown)} />
          </HomeSection>
        )}
        {schools.length > 0 && (
          <HomeSection
            id="home-provinces"
            title={t('provinces.title')}
            lead={t('provinces.lead')}
            isWideOnly
            heading="h3"
          >
            <ProvinceList provinces={provincesOf(schools)} />
          </HomeSection>
        )}
      </HomeChapter>
      <HomeChapter chapter="enter">
        {closing.length > 0 && (
          <ClosingScholarships scholarships={closing} schoolCount={helping.length} heading="h3" />
        )}
        {courses.length > 0 && (
          <HomeSection
            id="home-courses"
            title={t('courses.title')}
            more={{ href: href('/course'), label: t('courses.all') }}
            heading="h3"
          >
            <LatestCourses courses={courses} />
          </HomeSection>
        )}
        <ApplySteps heading="h3" />
        {partners.data.length > 0 && (
          <HomeSection id="home-partners" title={t('partners.title')} lead={t('partners.lead')} heading="h3">
            <PartnerList schools={partners.data} total={partners.countTotal} />
          </HomeSection>
        )}
      </HomeChapter>
      {Object.keys(topics).length > 0 && (
        <HomeChapter chapter="live">
          <TopicGrid articles={topics} heading="h3" />
        </HomeChapter>
      )}
      <RiseOnScroll />
    </>
  );
}
