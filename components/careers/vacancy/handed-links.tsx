'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Alert } from '@/components/ui/alert';
import { CopyButton } from '@/components/ui/copy-button';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { Handover } from '@/lib/contract/careers/applicant-work';
import { formatDate } from '@/lib/domain/dates/dates';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

interface HandedLinksProps {
  params: { orgId: string; applicationId: string };
  handovers: readonly Handover[];
  /** Of the link that was made just now. */
  madeKey: string | null;
}

/** The links by which employers read an application: until when, how often they were opened, and the way to end them. */
export function HandedLinks({ params, handovers, madeKey }: HandedLinksProps) {
  const t = useTranslations('vacancyDesk.applicant.handOn');
  const locale = useLocale();
  const takeBack = useWrite(recruitmentApi.applicantWork.takeBack, {
    invalidates: [recruitmentApi.vacancyWork.key],
    done: t('ended2'),
  });
  const isOver = ({ expiresAt }: Handover) => new Date(expiresAt) <= new Date();
  const stateOf = (link: Handover) => {
    if (link.revokedAt) return t('takenBack', { date: formatDate(link.revokedAt, locale) });
    return t(isOver(link) ? 'ended' : 'until', { date: formatDate(link.expiresAt, locale) });
  };
  if (handovers.length === 0) return null;
  const address = madeKey
    ? `${window.location.origin}${localizePath(href('/career-center/application'), locale)}#${madeKey}`
    : '';
  return (
    <section aria-label={t('links')} className="grid gap-2">
      <h3 className="text-lg">{t('links')}</h3>
      {madeKey && (
        <Alert tone="success" title={t('made')}>
          <p className="my-2 wrap-anywhere" data-testid="handed-link">
            {address}
          </p>
          <CopyButton text={address}>{t('copy')}</CopyButton>
        </Alert>
      )}
      <ul className="divide-y divide-border">
        {handovers.map((link) => (
          <li key={link.handoverId} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{link.recipient}</p>
              <p className="text-sm text-muted">
                {stateOf(link)} · {t('opened', { count: link.openedCount })}
              </p>
            </div>
            {!link.revokedAt && (
              <WriteButton
                variant="secondary"
                size="sm"
                className="min-h-11"
                aria-label={t('takeBackOf', { name: link.recipient })}
                write={takeBack}
                onWrite={() => takeBack.run({ params: { ...params, handoverId: link.handoverId } })}
                asks={{ title: t('takeBackTitle'), description: t('takeBackBody'), danger: true }}
              >
                {t('takeBack')}
              </WriteButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
