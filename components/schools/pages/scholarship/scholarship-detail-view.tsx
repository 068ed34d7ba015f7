import { useLocale, useTranslations } from 'next-intl';
import { Crumbs } from '@/components/kits/detail/crumbs';
import { CardSection } from '@/components/kits/detail/card-section';
import { ScholarshipDeed } from '@/components/schools/scholarship/scholarship-deed';
import { ScholarshipRecordCard } from '@/components/schools/scholarship/scholarship-record-card';
import { useScholarshipItem } from '@/components/schools/scholarship/use-scholarship-item';
import { SchoolCard } from '@/components/schools/school/school-card';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import type { Scholarship } from '@/lib/contract/schools/scholarships';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { scholarshipHref } from '@/lib/routes/scholarship-href';

interface ScholarshipDetailViewProps {
  scholarship: Scholarship;
  /** Null where it can be used at several schools. */
  school: SchoolDetail | null;
  /** Of the same school where it has one. */
  others: readonly Scholarship[];
  /** The day on which the page was rendered. */
  madeOn: string;
}

/** One scholarship: what it pays, for whom, how to apply, and who offers it. */
export function ScholarshipDetailView({ scholarship, school, others, madeOn }: ScholarshipDetailViewProps) {
  const t = useTranslations('scholarship');
  const locale = useLocale();
  const itemOf = useScholarshipItem();
  const item = itemOf(scholarship);
  const conditions = pickText(scholarship.conditions, locale);
  const facts = [
    { key: 'pays', term: t('detail.pays'), details: item.amount, icon: <Icon name="gift" /> },
    {
      key: 'who',
      term: t('detail.forWhom'),
      details: item.rules.length > 0 ? item.rules.join(' · ') : t('detail.everybody'),
      icon: <Icon name="circle-check" />,
    },
    ...(item.places
      ? [{ key: 'places', term: t('detail.seats'), details: item.places, icon: <Icon name="users" /> }]
      : []),
  ];
  return (
    <>
      <Crumbs
        trail={[
          { label: t('page.title'), href: href('/scholarship') },
          { label: item.title, href: scholarshipHref(scholarship) },
        ]}
      />
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <header>
          <p className="flex flex-wrap gap-2">
            <Badge tone="highlight">{t(`kind.${scholarship.kind}`)}</Badge>
          </p>
          <PageTitle size="public" className="mt-3">
            {item.title}
          </PageTitle>
          <p className="mt-1 text-lg text-muted">{item.giver}</p>
        </header>
        <div className="max-lg:hidden lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ScholarshipDeed scholarship={scholarship} shape="card" madeOn={madeOn} />
        </div>
        <div className="grid max-w-prose gap-10">
          <DescriptionList items={facts} />
          {conditions && (
            <section aria-labelledby="scholarship-conditions">
              <h2 id="scholarship-conditions" className="mb-2 text-xl">
                {t('detail.conditions')}
              </h2>
              <p className="whitespace-pre-line">{conditions}</p>
            </section>
          )}
          <section aria-labelledby="scholarship-how">
            <h2 id="scholarship-how" className="mb-2 text-xl">
              {t('detail.how')}
            </h2>
            <p className="whitespace-pre-line">{pickText(scholarship.howToApply, locale)}</p>
          </section>
          {school && (
            <section aria-labelledby="scholarship-giver">
              <h2 id="scholarship-giver" className="mb-4 text-xl">
                {t('detail.giver')}
              </h2>
              <div className="grid max-w-sm">
                <SchoolCard school={school} />
              </div>
            </section>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <CardSection
          id="scholarship-others"
          title={t(school ? 'detail.otherOffers' : 'detail.more')}
          more={{ label: t('detail.all'), href: href('/scholarship') }}
        >
          {others.map((other) => (
            <li key={other.scholarshipId}>
              <ScholarshipRecordCard item={itemOf(other)} withGiver={!school} />
            </li>
          ))}
        </CardSection>
      )}
      <ScholarshipDeed scholarship={scholarship} shape="bar" madeOn={madeOn} />
    </>
  );
}
