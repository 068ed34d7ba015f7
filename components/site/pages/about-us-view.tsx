import { useLocale, useTranslations } from 'next-intl';
import type { AboutFacts } from '@/components/site/about/about-facts';
import { AboutJsonLd } from '@/components/site/about/about-json-ld';
import { Audience } from '@/components/site/about/audience';
import { FactBand } from '@/components/site/about/fact-band';
import { FactChecks } from '@/components/site/about/fact-checks';
import { Mission } from '@/components/site/about/mission';
import { ReachUs } from '@/components/site/about/reach-us';
import { PageHero } from '@/components/site/home/page-hero';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';

/** What Sala is: why, for whom, how much, and how its facts are checked. */
export function AboutUsView({ facts }: { facts: AboutFacts }) {
  const t = useTranslations('about');
  return (
    <>
      <AboutJsonLd locale={useLocale()} type="AboutPage" />
      <PageHero title={t('title')} lead={t('lead')} picture="scene-welcome">
        <LinkButton href={href('/explore')} size="lg">
          {t('explore')}
        </LinkButton>
        <LinkButton href={href('/join-us')} variant="secondary" size="lg">
          {t('join')}
        </LinkButton>
      </PageHero>
      <Mission />
      <Audience />
      <FactBand facts={facts} />
      <FactChecks />
      <ReachUs />
    </>
  );
}
