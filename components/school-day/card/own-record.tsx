'use client';

import { useLocale, useTranslations } from 'next-intl';
import { personNames } from '@/components/accounts/people/person-names';
import { DescriptionList } from '@/components/ui/description-list';
import { Panel } from '@/components/ui/panel';
import { QrCode } from '@/components/ui/qr-code';
import type { OwnRecord as Shown } from '@/lib/contract/school-day/own-record';
import { formatBirthDate, formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/values/phone';
import { localizePath } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** The card of a student with the code that proves it. */
export function OwnCard({ record }: { record: Shown }) {
  const t = useTranslations('portalCard');
  const locale = useLocale();
  const { name, other } = personNames(record, locale);
  const address = `${window.location.origin}${localizePath(href('/student-card'), locale)}#${record.uniqueKey}`;
  return (
    <Panel title={t('card')}>
      <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-center">
        <div className="w-44">
          <QrCode text={address} label={t('code')} />
        </div>
        <div className="grid gap-1">
          <p className="text-xl font-semibold">{name}</p>
          {other && (
            <p lang={other.lang} className="text-muted">
              {other.text}
            </p>
          )}
          <p className="tabular-nums">{record.studentCode}</p>
          <p className="mt-2 text-sm text-muted">{t('cardLead')}</p>
        </div>
      </div>
    </Panel>
  );
}

/** What the school has of a student. */
export function OwnRecord({ record }: { record: Shown }) {
  const t = useTranslations('portalCard');
  const locale = useLocale();
  const { unit, program } = record;
  const item = (key: string, term: string, details: string) => ({ key, term, details });
  return (
    <Panel title={t('record')}>
      <DescriptionList
        columns={2}
        items={[
          item('code', t('studentCode'), record.studentCode),
          ...(unit ? [item('class', t('class'), unit[locale])] : []),
          ...(program ? [item('program', t('program'), program[locale])] : []),
          item('dob', t('dob'), formatBirthDate(record.dob, locale)),
          item('phone', t('phone'), formatPhone(record.phone)),
          item('since', t('enrolledOn'), formatDate(record.enrolledOn, locale)),
          item('status', t('status'), t(`state.${record.status}`)),
        ]}
      />
      <p className="mt-4 text-sm text-muted">{t('wrong')}</p>
    </Panel>
  );
}
