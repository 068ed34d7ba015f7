import { useTranslations } from 'next-intl';
import { PageHero } from '@/components/site/home/page-hero';
import { FairView } from '@/components/careers/fair/fair-view';
import { TellMeSlot } from '@/components/careers/fair/tell-me-slot';
import { LinkButton } from '@/components/ui/link-button';
import { cachedFair } from '@/lib/query/fairs';
import { href } from '@/lib/routes/href';

/** Reads the virtual fair that is on, next or last. */
export async function VirtualFairScreen() {
  const fair = await cachedFair();
  return fair ? <FairView fair={fair} /> : <NoFair />;
}

function NoFair() {
  const t = useTranslations('fair');
  return (
    <>
      <PageHero title={t('title')} lead={t('none')} picture="cover-career">
        <LinkButton href={href('/career-center/events')} variant="secondary">
          {t('toEvents')}
        </LinkButton>
      </PageHero>
      <div className="mx-auto max-w-page px-4 pb-12 pt-6 sm:px-6">
        <TellMeSlot />
      </div>
    </>
  );
}
