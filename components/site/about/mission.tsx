import { useTranslations } from 'next-intl';
import { HomeSection } from '@/components/site/home/home-section';
import { Illustration } from '@/components/ui/illustration';

/** Why Sala exists. */
export function Mission() {
  const t = useTranslations('about.mission');
  return (
    <HomeSection id="about-mission" title={t('title')}>
      <div className="grid items-center gap-8 lg:grid-cols-[1.3fr_1fr]">
        <div className="max-w-prose space-y-4 sm:text-lg">
          <p>{t('problem')}</p>
          <p>{t('promise')}</p>
        </div>
        <Illustration name="scene-start" className="mx-auto h-auto w-full max-w-sm" />
      </div>
    </HomeSection>
  );
}
