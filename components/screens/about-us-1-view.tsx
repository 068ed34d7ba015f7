import { useTranslations } from 'next-intl';
import type { AboutFacts } from '@/components/content/about/about-facts';
import { Audience } from '@/components/content/about/audience';
import { FactBand } from '@/components/content/about/fact-band';
import { FactChecks } from '@/components/content/about/fact-checks';
import { Mission } from '@/components/content/about/mission';
import { ReachUs } from '@/components/content/about/reach-us';
import { PageHero } from '@/components/content/home/page-hero';
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
