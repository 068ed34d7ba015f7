'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { marketingApi } from '@/lib/api/marketing';
import type { Campaign } from '@/lib/contract/campaigns/campaign-shapes';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

/** What can be done with a campaign as a whole: show, hide, copy, archive. */
export function CampaignActions({ campaign }: { campaign: Campaign }) {
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
