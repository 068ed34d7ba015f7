import { useTranslations } from 'next-intl';
import { useContactHours } from '@/components/site/contact/use-contact-hours';
import { HomeSection } from '@/components/site/home/home-section';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { href } from '@/lib/routes/href';

/** When somebody answers, and how to write. */
export function ReachUs() {
  const t = useTranslations('about.reach');
  const hours = useContactHours();
  return (
    <HomeSection id="about-reach" title={t('title')}>
      <div className="flex flex-wrap items-center justify-between gap-5 rounded-lg bg-accent-soft p-5 sm:p-7">
        <p className="flex gap-3">
          <Icon name="clock" className="mt-1 size-6 shrink-0 text-accent-text" />
          <span>
            <span className="block font-semibold">{hours}</span>
            <span className="text-muted">{t('body')}</span>
          </span>
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:w-full">
          <LinkButton href={href('/contact-us')}>{t('write')}</LinkButton>
          <LinkButton href={href('/help-center')} variant="secondary">
            {t('help')}
          </LinkButton>
        </div>
      </div>
    </HomeSection>
  );
}
