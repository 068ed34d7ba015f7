'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { MoveButtons } from '@/components/ui/move-buttons';
import { Panel } from '@/components/ui/panel';
import { applicantApi } from '@/lib/api/applicant';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { hasEnded } from '@/lib/domain/admissions/application-tasks';
import { pickName } from '@/lib/i18n/pick';

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
    done: t('saved'),
    problems: { other: t('failed') },
  });
  const stored = applications.filter((each) => !hasEnded(each)).toSorted((a, b) => placeOf(a) - placeOf(b));
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
              <MoveButtons
                up={t('up', { school: name })}
                down={t('down', { school: name })}
                isFirst={index === 0}
                isLast={index === ordered.length - 1}
                busy={busy}
                onMove={(by) => swap(index, by)}
              />
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
