'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Panel } from '@/components/ui/panel';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import { pickName } from '@/lib/i18n/pick';

/** What can still lead to a place. */
const isOpen = ({ nextActor }: Applicant) => nextActor !== 'nobody';
const lastPlace = 1_000;
const placeOf = ({ preference }: Applicant) => preference ?? lastPlace;

/** First choice and back-ups, moved by buttons; nothing with fewer than two open applications. */
export function ChoiceOrder({
  userId,
  applications,
}: {
  userId: string;
  applications: readonly Applicant[];
}) {
  const t = useTranslations('offers.order');
  const locale = useLocale();
  const { run, running, busy } = useWrite(applicantApi.offers.order, {
    invalidates: [applicantApi.applicants.key],
    problems: { other: t('failed') },
  });
  const stored = applications.filter(isOpen).toSorted((a, b) => placeOf(a) - placeOf(b));
  // While it is saved, the order that was asked for shows.
  const wished = running?.body.applicantIds ?? [];
  const ordered = stored.toSorted((a, b) => wished.indexOf(a.applicantId) - wished.indexOf(b.applicantId));
  if (ordered.length < 2) return null;
  const swap = (index: number, by: 1 | -1) => {
    const ids = ordered.map(({ applicantId }) => applicantId);
    const [moved] = ids.splice(index, 1);
    if (moved) ids.splice(index + by, 0, moved);
    void run({ params: { id: userId }, body: { applicantIds: ids } });
  };
  return (
    <Panel title={t('title')}>
      <p className="mb-4 text-muted">{t('lead')}</p>
      <ol className="divide-y divide-border">
        {ordered.map(({ applicantId, school, enrollToSubject: subject }, index) => {
          const name = pickName(school, locale);
          return (
            <li key={applicantId} className="flex items-center gap-2 py-2 first:pt-0 last:pb-0">
              <div className="min-w-0 flex-1">
                <p className="text-sm text-muted">
                  {index === 0 ? t('first') : t('backUp', { place: index })}
                </p>
                <p className="font-semibold">{name}</p>
                {subject && <p className="text-sm text-muted">{pickName(subject, locale)}</p>}
              </div>
              <IconButton
                label={t('up', { school: name })}
                icon={<Icon name="arrow-up" className="size-5" />}
                disabled={index === 0 || busy}
                onClick={() => swap(index, -1)}
              />
              <IconButton
                label={t('down', { school: name })}
                icon={<Icon name="arrow-down" className="size-5" />}
                disabled={index === ordered.length - 1 || busy}
                onClick={() => swap(index, 1)}
              />
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
