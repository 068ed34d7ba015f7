import { useTranslations } from 'next-intl';
import type { AboutFacts } from '@/components/site/about/about-facts';
import { Audience } from '@/components/site/about/audience';
import { FactBand } from '@/components/site/about/fact-band';
import { FactChecks } from '@/components/site/about/fact-checks';
import { Mission } from '@/components/site/about/mission';
import { ReachUs } from '@/components/site/about/reach-us';
import { PageHero } from '@/components/site/home/page-hero';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';

/** About Sala for those who ask first whether its facts can be trusted. */
export function AboutUs1View({ facts }: { facts: AboutFacts }) {
  const t = useTranslations('about');
  return (
    <>
      <PageHero title={t('trust.title')} lead={t('trust.lead')} picture="scene-test">
        <LinkButton href={href('/contact-us')} size="lg">
          {t('reach.write')}
        </LinkButton>
        <LinkButton href={href('/about-us')} variant="secondary" size="lg">
          {t('title')}
        </LinkButton>
      </PageHero>
      <FactBand facts={facts} />
      <FactChecks />
      <Audience />
      <Mission />
      <ReachUs />
    </>
  );
}
