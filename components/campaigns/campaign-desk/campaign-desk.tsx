'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { CampaignBadge } from './campaign-badge';
import { CampaignEditor } from './campaign-editor';
import { campaignList } from './campaign-list';
import { campaignRegistrants } from './registrant-list';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { marketingApi } from '@/lib/api/marketing';
import { useRouter } from '@/lib/i18n/navigation';

/** What can be done with a campaign as a whole: show, hide, copy, archive. */
function CampaignActions({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('campaignDesk.actions');
  const router = useRouter();
  const { slug, version, status, archived, title } = campaign;
  const params = { slug };
  const { update, duplicate, archive } = marketingApi.campaigns;
  const showing = useWrite(update, { done: (saved) => t(`done.${saved.status}`) });
  const archiving = useWrite(archive, {
    done: (saved) => t(saved.archived ? 'done.archived' : 'done.broughtBack'),
  });
  const copying = useWrite(duplicate, {
    done: (copy) => {
      router.push(href('/advisor/campaign/[slug]/detail', { slug: copy.slug }));
      return t('done.copied');
    },
  });
  const change = { params, version, body: { archived: !archived } };
  const next = status === 'active' ? 'inactive' : 'active';
  return (
    <>
      {!archived && (
        <WriteButton
          variant={next === 'active' ? 'primary' : 'secondary'}
          write={showing}
          onWrite={() => showing.run({ params, version, body: { status: next } })}
        >
          {t(next === 'active' ? 'show' : 'hide')}
        </WriteButton>
      )}
      <WriteButton
        variant="secondary"
        write={copying}
        onWrite={() => copying.run({ params, body: { title } })}
      >
        {t('copy')}
      </WriteButton>
      <WriteButton
        key={String(archived)}
        variant="secondary"
        write={archiving}
        onWrite={() => archiving.run(change)}
        {...(!archived && {
          asks: { title: t('archiveTitle'), description: t('archiveBody'), danger: true },
        })}
      >
        {t(archived ? 'bringBack' : 'archive')}
      </WriteButton>
    </>
  );
}

const RegistrantsView = lazyPart(
  () => import('./registrants-view').then((module) => module.RegistrantsView),
  ListSkeleton,
);
const CampaignLinks = lazyPart(
  () => import('./campaign-links').then((module) => module.CampaignLinks),
  ListSkeleton,
);

interface CampaignDeskProps {
  campaign: Campaign;
  organizationId: string;
}

/** One campaign: its text, who registered, and the links that tell where they came from. */
export function CampaignDesk({ campaign, organizationId }: CampaignDeskProps) {
  const t = useTranslations('campaignDesk');
  const locale = useLocale();
  const { slug } = campaign;
  const viewOf = (view?: string) =>
    href('/advisor/campaign/[slug]/detail', { slug }, view ? { view } : undefined);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink href={campaignList.href()}>{t('title')}</BackLink>
        <DetailHeader
          title={pickText(campaign.title, locale)}
          meta={<CampaignBadge campaign={campaign} />}
          actions={<CampaignActions campaign={campaign} />}
        />
      </div>
      <ListViews
        label={t('views.label')}
        views={[
          {
            key: 'text',
            label: t('views.text'),
            href: viewOf(),
            show: () => <CampaignEditor campaign={campaign} organizationId={organizationId} />,
          },
          {
            key: 'registrations',
            label: t('views.registrations'),
            href: campaignRegistrants(slug).href(),
            show: () => <RegistrantsView campaign={campaign} />,
          },
          {
            key: 'links',
            label: t('views.links'),
            href: viewOf('links'),
            show: () => <CampaignLinks slug={slug} />,
          },
        ]}
      />
    </div>
  );
}
