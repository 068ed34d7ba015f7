import { useTranslations } from 'next-intl';
import { HomeSection } from '@/components/site/home/home-section';
import { PageHero } from '@/components/site/home/page-hero';
import { PointList } from '@/components/site/home/point-list';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { WelcomeSteps } from '@/components/site/welcome/welcome-steps';
import { organizationId } from '@/lib/env/organization';
import { href } from '@/lib/routes/href';

const more = [
  { key: 'scholarships', icon: <Icon name="wallet" />, to: href('/scholarship') },
  { key: 'events', icon: <Icon name="calendar-days" />, to: href('/events') },
  { key: 'help', icon: <Icon name="life-buoy" />, to: href('/help-center/categories/user-guide') },
] as const;

/** What to do first, by what the person has done already. */
export function WelcomeScreen() {
  const t = useTranslations('welcome');
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')} picture="scene-start" />
      <section aria-labelledby="welcome-steps" className="mx-auto max-w-3xl px-4 pt-6 sm:px-6">
        <h2 id="welcome-steps" className="mb-3 text-2xl">
          {t('steps')}
        </h2>
        <WelcomeSteps organizationId={organizationId()} />
      </section>
      <HomeSection id="welcome-more" title={t('more.title')}>
        <PointList
          columns={3}
          points={more.map(({ key, icon, to }) => ({
            key,
            icon,
            title: t(`more.${key}.title`),
            body: t(`more.${key}.body`),
            action: <TextLink href={to}>{t(`more.${key}.action`)}</TextLink>,
          }))}
        />
      </HomeSection>
    </>
  );
}
