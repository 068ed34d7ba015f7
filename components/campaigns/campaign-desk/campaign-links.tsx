'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { CopyButton } from '@/components/ui/copy-button';
import { Panel } from '@/components/ui/panel';
import { shortLinkApi } from '@/lib/api/short-link';
import { requiredText } from '@/lib/contract/fields';
import { campaignLimits, sourceOf } from '@/lib/domain/campaigns/campaign-rules';
import { shortLinkLimits } from '@/lib/domain/limits';
import { localizePath } from '@/lib/i18n/locales';
import { campaignHref } from '@/lib/routes/campaign-href';

const linkForm = z.object({ source: requiredText(campaignLimits.sourceMax) });

/** Makes a short link to the campaign for one place where it is told: its registrations are counted under that name. */
export function CampaignLinks({ slug }: { slug: string }) {
  const t = useTranslations('campaignDesk.links');
  const locale = useLocale();
  const form = useZodForm(linkForm, { defaultValues: { source: '' } });
  const make = useMutation({
    mutationFn: async (typed: string) => {
      const source = sourceOf(new URLSearchParams({ utm_source: typed })) ?? typed;
      const query = new URLSearchParams({ utm_source: source });
      const longUrl = new URL(`${localizePath(campaignHref(slug), locale)}?${query}`, window.location.origin)
        .href;
      const made = await shortLinkApi.shortUrls.create({
        body: { longUrl, shortCodeLength: shortLinkLimits.codeLength },
      });
      return { source, url: made.shortUrl };
    },
  });
  return (
    <Panel title={t('title')}>
      <p className="mb-4 text-muted">{t('lead')}</p>
      <Form form={form} onSubmit={async ({ source }) => void (await make.mutateAsync(source))}>
        <TextField name="source" label={t('source')} hint={t('sourceHint')} autoCapitalize="none" />
        <SubmitButton variant="secondary">{t('make')}</SubmitButton>
      </Form>
      {make.data && (
        <p className="mt-4 flex flex-wrap items-center gap-3" role="status">
          <span className="wrap-anywhere">
            {make.data.source}: <strong>{make.data.url}</strong>
          </span>
          <CopyButton text={make.data.url} size="sm" />
        </p>
      )}
    </Panel>
  );
}
