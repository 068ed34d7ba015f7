import { getLocale, getTranslations } from 'next-intl/server';
import { Empty } from '@/components/feedback/empty';
import { RunningCampaigns } from '@/components/campaigns/running-campaigns';
import { CatalogueGrid } from '@/components/kits/catalogue/catalogue-grid';
import { CatalogueHeader } from '@/components/kits/catalogue/catalogue-header';
import { NothingFound } from '@/components/kits/catalogue/nothing-found';
import { EventCard } from '@/components/events/career-event/event-card';
import { EventCatalogue } from '@/components/events/career-event/event-catalogue';
import { EventTabs } from '@/components/events/career-event/event-tabs';
import { chosenNames } from '@/components/schools/school/chosen-names';
import { SearchBox } from '@/components/ui/search-box';
import { addMonthsTo } from '@/lib/domain/calendar-days';
import { formatMonth } from '@/lib/domain/dates/dates';
import { careerCenterOrganizationId } from '@/lib/env/organization';
import { localizePath } from '@/lib/i18n/locales';
import { pickText } from '@/lib/i18n/pick';
import { cachedToday } from '@/lib/query/catalogue';
import { cachedCareerCenters, cachedEvents } from '@/lib/query/events';
import { href } from '@/lib/routes/href';

const monthsAhead = 12;

/** @param query what the address asks for, as its rules write it */
export async function CareerEventsScreen({ query = '' }: { query?: string }) {
  const t = await getTranslations('careerEvent');
  const locale = await getLocale();
  const [{ data, countTotal }, centers, today, names] = await Promise.all([
    cachedEvents(query),
    cachedCareerCenters(),
    cachedToday(),
    chosenNames(query),
  ]);
  const months = Array.from({ length: monthsAhead }, (_, ahead) => {
    const month = addMonthsTo(`${today.slice(0, 7)}-01`, ahead);
    return { value: month.slice(0, 7), label: formatMonth(month, locale) };
  });
  return (
    <>
      <CatalogueHeader title={t('title')} intro={t('lead')} />
      <EventTabs organizationId={careerCenterOrganizationId()}>
        {countTotal === 0 && query === '' ? (
          <Empty title={t('nothingYet.title')}>{t('nothingYet.body')}</Empty>
        ) : (
          <EventCatalogue
            organizationId={careerCenterOrganizationId()}
            query={query}
            names={names}
            total={countTotal}
            months={months}
            centers={centers.map(({ careerCenterId, name }) => ({
              value: careerCenterId,
              label: pickText(name, locale),
            }))}
            texts={{ anyMonth: t('filter.anyMonth'), anyCenter: t('filter.anyCenter') }}
            search={
              <SearchBox
                label={t('search')}
                action={localizePath(href('/career-center/events'), locale)}
                className="max-w-2xl"
              />
            }
          >
            {data.length === 0 && <NothingFound total={countTotal} none={t('none')} />}
            {data.length > 0 && (
              <CatalogueGrid>
                {data.map((event) => (
                  <li key={event.eventId}>
                    <EventCard event={event} />
                  </li>
                ))}
              </CatalogueGrid>
            )}
          </EventCatalogue>
        )}
      </EventTabs>
      <RunningCampaigns />
    </>
  );
}
