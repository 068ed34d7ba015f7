'use client';

import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { JoinPreview } from '@/lib/contract/accounts/account-joins';
import { pickName } from '@/lib/i18n/pick';

const counted = ['applications', 'loans', 'results', 'favorites', 'posts'] as const;
const nothing = z.object({});

interface JoinFoundProps {
  preview: JoinPreview;
  join: () => Promise<void>;
  onCancel: () => void;
}

/** What the other account holds, and the last word: afterwards there is one account. */
export function JoinFound({ preview, join, onCancel }: JoinFoundProps) {
  const t = useTranslations('settings.join');
  const locale = useLocale();
  const form = useZodForm(nothing, { defaultValues: {} });
  const held = counted.filter((kind) => preview[kind] > 0);
  const isFree = preview.obstacles.length === 0;
  return (
    <Form form={form} onSubmit={join} className="grid max-w-xl gap-5">
      <div className="grid gap-3 rounded-md border border-border p-4">
        <p>{t('found', { name: pickName(preview, locale) })}</p>
        {held.length > 0 ? (
          <ul className="grid list-disc gap-1 pl-5">
            {held.map((kind) => (
              <li key={kind}>{t(`held.${kind}`, { count: preview[kind] })}</li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{t('empty')}</p>
        )}
      </div>
      {isFree ? (
        <Alert tone="warning" title={t('last')}>
          {t('lastHelp')}
        </Alert>
      ) : (
        <Alert tone="warning" title={t('apart')}>
          <ul className="grid gap-1">
            {preview.obstacles.map((obstacle) => (
              <li key={obstacle}>{t(`obstacles.${obstacle}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {isFree && (
          <SubmitButton wide={false} className="max-sm:w-full">
            {t('confirm')}
          </SubmitButton>
        )}
        <Button type="button" variant="secondary" className="max-sm:w-full" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
