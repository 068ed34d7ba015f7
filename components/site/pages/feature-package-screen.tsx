import { useTranslations } from 'next-intl';
import { PackageCard } from '@/components/site/features/package-card';
import { HomeSection } from '@/components/site/home/home-section';
import { PageHero } from '@/components/site/home/page-hero';
import { LinkButton } from '@/components/ui/link-button';
import { schoolPackages, studentPackages } from '@/lib/domain/site/features';
import { href } from '@/lib/routes/href';

const pictures = {
  presence: 'type-university',
  admission: 'cover-study',
  reach: 'cover-career',
  decide: 'cover-abroad',
  apply: 'cover-campus',
  grow: 'cover-wellbeing',
} as const;

/** What Sala offers to schools and to students. */
export function FeaturePackageScreen() {
  const t = useTranslations('features');
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')} picture="scene-start">
        <LinkButton href={href('/select-feature')} size="lg">
          {t('choose')}
        </LinkButton>
        <LinkButton href={href('/join-us')} variant="secondary" size="lg">
          {t('join')}
        </LinkButton>
      </PageHero>
      <HomeSection id="packages-schools" title={t('schools.title')} lead={t('schools.lead')}>
        <ul className="grid gap-5 lg:grid-cols-3">
          {schoolPackages.map(({ key, features }) => (
            <li key={key}>
              <PackageCard
                title={t(`package.${key}.title`)}
                body={t(`package.${key}.body`)}
                picture={pictures[key]}
                features={features}
                action={
                  <LinkButton
                    href={href('/select-feature', undefined, { package: key })}
                    wide
                    prefetch={false}
                  >
                    {t('choosePackage')}
                  </LinkButton>
                }
              />
            </li>
          ))}
        </ul>
      </HomeSection>
      <HomeSection
        id="packages-students"
        title={t('students.title')}
        lead={t('students.lead')}
        more={{ href: href('/welcome'), label: t('students.begin') }}
      >
        <ul className="grid gap-5 lg:grid-cols-3">
          {studentPackages.map(({ key, features }) => (
            <li key={key}>
              <PackageCard
                title={t(`package.${key}.title`)}
                body={t(`package.${key}.body`)}
                picture={pictures[key]}
                features={features}
              />
            </li>
          ))}
        </ul>
      </HomeSection>
    </>
  );
}
