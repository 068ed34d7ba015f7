import { useLocale, useTranslations } from 'next-intl';
import { FeatureChooser } from '@/components/site/features/feature-chooser';
import { featurePlaces } from '@/components/site/features/feature-places';
import { HomeSection } from '@/components/site/home/home-section';
import { PageHero } from '@/components/site/home/page-hero';
import { ChipLink } from '@/components/ui/chip';
import { schoolPackages, studentPackages } from '@/lib/domain/site/features';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** A school chooses what it wants and asks for it; students go straight to what they want. */
export function SelectFeatureScreen() {
  const t = useTranslations('features');
  const locale = useLocale();
  return (
    <>
      <PageHero title={t('select.title')} lead={t('select.lead')} picture="step-find" />
      <HomeSection id="select-schools" title={t('select.schools')} lead={t('select.schoolsLead')}>
        <FeatureChooser
          action={localizePath(href('/join-us'), locale)}
          groups={schoolPackages.map(({ key, features }) => ({
            key,
            title: t(`package.${key}.title`),
            features: features.map((feature) => ({
              key: feature,
              title: t(`feature.${feature}.title`),
              body: t(`feature.${feature}.body`),
            })),
          }))}
          texts={{
            submit: t('select.submit'),
            none: t('select.none'),
            // The count is known to the browser only.
            chosen: t('select.chosen', { count: '%' }),
          }}
        />
      </HomeSection>
      <HomeSection id="select-students" title={t('select.students')} lead={t('select.studentsLead')}>
        <ul className="flex flex-wrap gap-2.5">
          {studentPackages
            .flatMap(({ features }) => [...features])
            .map((feature) => (
              <li key={feature}>
                <ChipLink href={featurePlaces[feature]} prefetch={false}>
                  {t(`feature.${feature}.title`)}
                </ChipLink>
              </li>
            ))}
        </ul>
      </HomeSection>
    </>
  );
}
