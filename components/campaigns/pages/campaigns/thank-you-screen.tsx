import { useTranslations } from 'next-intl';
import { CampaignThanksSlot } from '@/components/campaigns/campaign-thanks-slot';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { href } from '@/lib/routes/href';

/** The end of a registration for a campaign; without one plain thanks. */
export function ThankYouScreen() {
  const t = useTranslations('campaign.thanks');
  return (
    <section className="mx-auto max-w-2xl px-4 py-8 text-center sm:px-6 sm:py-14">
      <span className="mx-auto flex size-20 items-center justify-center rounded-full bg-success-soft text-success">
        <Icon name="circle-check-big" className="size-10" />
      </span>
      <PageTitle size="public" className="mt-4">
        {t('title')}
      </PageTitle>
      <p className="mt-3 text-muted">{t('lead')}</p>
      <CampaignThanksSlot />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton href={href('/career-center/events')}>{t('toEvents')}</LinkButton>
        <LinkButton variant="secondary" href={href('/orientation-test')}>
          {t('toTests')}
        </LinkButton>
      </div>
    </section>
  );
}
