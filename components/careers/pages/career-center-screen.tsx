import { getTranslations } from 'next-intl/server';
import { ArticleCard } from '@/components/articles/article-card';
import { HomeSection } from '@/components/site/home/home-section';
import { PageHero } from '@/components/site/home/page-hero';
import { PointList } from '@/components/site/home/point-list';
import { EventCard } from '@/components/events/career-event/event-card';
import { CenterCard } from '@/components/careers/career-home/center-card';
import { CenterList } from '@/components/careers/career-home/center-list';
import { CenterRow } from '@/components/careers/career-home/center-row';
import { NewestVacancies } from '@/components/careers/career-home/newest-vacancies';
import { OwnCareerSlot } from '@/components/careers/career-home/own-career-slot';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { articleFigures } from '@/lib/domain/articles/article-figures';
import { careerCenterOrganizationId } from '@/lib/env/organization';
import { cachedArticles } from '@/lib/query/articles';
import { cachedCareerCenters, cachedEventIndex, cachedNewestVacancies } from '@/lib/query/events';
import { href } from '@/lib/routes/href';
import { plannedHref } from '@/lib/routes/planned-href';

const eventsMax = 3;
const vacanciesMax = 4;
const guidesMax = 3;

const howSteps = [
  { key: 'choose', icon: 'map-pin' },
  { key: 'tell', icon: 'file-pen' },
  { key: 'come', icon: 'handshake' },
] as const;

/** The centers, and what young people find there. */
export async function CareerCenterScreen() {
  const t = await getTranslations('careerHome');
  const [centers, events, vacancies, guides] = await Promise.all([
    cachedCareerCenters(),
    cachedEventIndex(),
    cachedNewestVacancies(vacanciesMax),
    cachedArticles('career'),
  ]);
  const jobs = plannedHref('/career-center/internship-job-opportunities');
  const registration = plannedHref('/career-center/register');
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')} picture="cover-career">
        <LinkButton href={href('/career-center/events')}>{t('seeEvents')}</LinkButton>
        {registration && (
          // Who is signed in has a registration below, or the way to one.
          <LinkButton href={registration} variant="secondary" className="visitors-only">
            {t('register')}
          </LinkButton>
        )}
      </PageHero>
      <OwnCareerSlot organizationId={careerCenterOrganizationId()} />
      {centers.length > 0 && (
        <HomeSection id="centers" title={t('centers.title')}>
          <CenterList
            centers={centers.map((center) => ({
              id: center.careerCenterId,
              province: center.province,
              card: (
                <CenterCard
                  center={center}
                  next={events.find(({ careerCenterId }) => careerCenterId === center.careerCenterId)}
                />
              ),
              row: <CenterRow center={center} />,
            }))}
          />
        </HomeSection>
      )}
      <HomeSection
        id="newest-jobs"
        title={t('vacancies.title')}
        {...(jobs && { more: { href: jobs, label: t('vacancies.all') } })}
      >
        <NewestVacancies vacancies={vacancies} />
      </HomeSection>
      {events.length > 0 && (
        <HomeSection
          id="next-events"
          title={t('events.title')}
          more={{ href: href('/career-center/events'), label: t('events.all') }}
        >
          <ul className="phone-strip sm:grid-cols-2 lg:grid-cols-3">
            {events.slice(0, eventsMax).map((event) => (
              <li key={event.eventId}>
                <EventCard event={event} heading="h3" />
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
      <HomeSection id="how-to-register" title={t('how.title')} lead={t('how.lead')}>
        <PointList
          columns={3}
          points={howSteps.map(({ key, icon }) => ({
            key,
            icon: <Icon name={icon} />,
            title: t(`how.${key}`),
            body: t(`how.${key}Body`),
          }))}
        />
      </HomeSection>
      {guides.data.length > 0 && (
        <HomeSection
          id="guides"
          title={t('guides.title')}
          more={{ href: href('/career'), label: t('guides.all') }}
        >
          <ul className="phone-strip sm:grid-cols-2 lg:grid-cols-3">
            {guides.data.slice(0, guidesMax).map((article, index) => (
              <li key={article.id}>
                <ArticleCard article={article} figure={articleFigures(guides.data)[index]} withType={false} />
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
    </>
  );
}
