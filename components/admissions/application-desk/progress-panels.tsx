'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ProvinceMap } from '@/components/schools/school/province-map';
import { useApplicationArea } from '@/components/admissions/application/application-area';
import { BarList } from '@/components/ui/charts/bar-list';
import { Funnel } from '@/components/ui/charts/funnel';
import { LineChart } from '@/components/ui/charts/line-chart';
import { Panel } from '@/components/ui/panel';
import type { Progress } from '@/lib/contract/admissions/pipeline';
import { dayAndMonth } from '@/lib/domain/dates/dates';
import { provinceByCode } from '@/lib/domain/geography/geography';
import { pickName } from '@/lib/i18n/pick';

const provincesListed = 6;

/** The last weeks: how many came and were decided, how far they came, how long steps take, and from where. */
export function ProgressPanels({ progress }: { progress: Progress }) {
  const t = useTranslations('applicationDesk.progress');
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Panel title={t('weeks')}>
        <Weeks weeks={progress.weeks} />
      </Panel>
      <Panel title={t('funnel')}>
        <Stages funnel={progress.funnel} />
      </Panel>
      <Panel title={t('days')}>
        <StepDays steps={progress.steps} />
      </Panel>
      <Panel title={t('provinces')}>
        <Provinces provinces={progress.provinces} since={progress.weeks[0]?.weekOf ?? ''} />
      </Panel>
    </div>
  );
}

function Weeks({ weeks }: Pick<Progress, 'weeks'>) {
  const t = useTranslations('applicationDesk.progress');
  const locale = useLocale();
  return (
    <LineChart
      label={t('weeks')}
      stepsLabel={t('week')}
      unit={t('unit')}
      running={t('soFar')}
      steps={weeks.map(({ weekOf }) => dayAndMonth(weekOf, locale).join('-'))}
      series={[
        { key: 'received', label: t('received'), values: weeks.map(({ received }) => received) },
        { key: 'decided', label: t('decided'), values: weeks.map(({ decided }) => decided) },
      ]}
    />
  );
}

function Stages({ funnel }: Pick<Progress, 'funnel'>) {
  const t = useTranslations('applicationDesk.progress');
  const { received, answered, decided, accepted: certain, onCondition } = funnel;
  const stages = [
    { key: 'received', label: t('received'), value: received },
    { key: 'answered', label: t('answered'), value: answered },
    { key: 'decided', label: t('decided'), value: decided },
    { key: 'accepted', label: t('accepted'), value: certain + onCondition },
    ...(onCondition > 0 ? [{ key: 'certain', label: t('certain'), value: certain }] : []),
  ];
  return <Funnel label={t('funnel')} stages={stages} shareText={(share) => t('goOn', { share })} />;
}

function StepDays({ steps }: Pick<Progress, 'steps'>) {
  const t = useTranslations('applicationDesk.progress');
  const locale = useLocale();
  const measured = steps.flatMap(({ medianDays, ...step }) =>
    medianDays === null ? [] : [{ ...step, medianDays }],
  );
  if (measured.length === 0) return <p className="text-muted">{t('daysNone')}</p>;
  return (
    <BarList
      label={t('days')}
      items={measured.map((step) => ({
        key: step.key,
        label: pickName(step, locale),
        value: step.medianDays,
        shown: t('dayCount', { days: step.medianDays }),
      }))}
    />
  );
}

/** @param since the ISO day from which they are counted, which the list of a link begins with too */
function Provinces({ provinces, since }: Pick<Progress, 'provinces'> & { since: string }) {
  const t = useTranslations('applicationDesk.progress');
  const locale = useLocale();
  const { list } = useApplicationArea();
  if (provinces.length === 0) return <p className="text-muted">{t('provincesNone')}</p>;
  const named = provinces.map(({ code, count }) => ({
    code,
    count,
    name: provinceByCode(code)?.[locale] ?? code,
    href: list.href({ filters: { province: code, createdAt: since } }),
  }));
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-center">
      <ProvinceMap provinces={named} numbered={false} className="h-auto w-full" />
      <BarList
        label={t('provinces')}
        items={named
          .slice(0, provincesListed)
          .map(({ code, name, count, href }) => ({ key: code, label: name, value: count, href }))}
      />
    </div>
  );
}
