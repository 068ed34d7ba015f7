'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { categoriesQuery } from '@/components/schools/category/categories-query';
import { BilingualField } from '@/components/form/bilingual-field';
import { CheckboxField } from '@/components/form/checkbox-field';
import { ComboboxField } from '@/components/form/combobox-field';
import { DateField } from '@/components/form/date-field';
import { MoneyField } from '@/components/form/money-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { Panel } from '@/components/ui/panel';
import { textLimits } from '@/lib/domain/limits/texts';
import { degreeCodes } from '@/lib/domain/schools/degrees';
import type { Locale } from '@/lib/i18n/locales';
import { pickName } from '@/lib/i18n/pick';
import { AdmissionFields } from './admission-fields';

const languages = ['km', 'en', 'km-en'] as const;
const shifts = ['morning', 'afternoon', 'evening', 'weekend', 'full-day'] as const;
const states = ['active', 'inactive'] as const;

/** What a program is, costs and asks for. */
export function ProgramFields({ locale }: { locale: Locale }) {
  const t = useTranslations('programDesk');
  const words = useTranslations('education');
  const { data } = useQuery(categoriesQuery());
  const majors = (data?.data ?? []).map((major) => ({
    value: major.categoryId,
    label: pickName(major, locale),
    alias: `${major.name} ${major.nameNative}`,
  }));
  const long = { as: 'textarea', rows: 6, maxLength: textLimits.longTextMax, optional: true } as const;
  return (
    <>
      <Panel title={t('parts.what')}>
        <div className="grid gap-5">
          <BilingualField
            name="name"
            label={t('fields.name')}
            spelling="native"
            maxLength={textLimits.titleMax}
          />
          <div className="grid gap-5 lg:grid-cols-2">
            <SelectField
              name="degree"
              label={t('fields.degree')}
              options={degreeCodes.map((value) => ({ value, label: words(`degree.${value}`) }))}
            />
            <ComboboxField
              name="enrollableCategoryId"
              label={t('fields.major')}
              optional
              options={[{ value: '', label: t('noMajor') }, ...majors]}
            />
            <SelectField
              name="language"
              label={t('fields.language')}
              options={languages.map((value) => ({ value, label: words(`language.${value}`) }))}
            />
            <SelectField
              name="shift"
              label={t('fields.shift')}
              options={shifts.map((value) => ({ value, label: words(`shift.${value}`) }))}
            />
          </div>
        </div>
      </Panel>
      <Panel title={t('parts.cost')}>
        <div className="grid gap-5 lg:grid-cols-2">
          <MoneyField name="tuitionFee" label={t('fields.fee')} hint={t('fields.feeHint')} />
          <TextField name="durationMonths" label={t('fields.months')} inputMode="numeric" />
          <SelectField
            name="isPublic"
            label={t('fields.sector')}
            options={[
              { value: 'yes', label: words('sector.public') },
              { value: 'no', label: words('sector.private') },
            ]}
          />
        </div>
      </Panel>
      <Panel title={t('parts.admission')}>
        <AdmissionFields />
      </Panel>
      <Panel title={t('parts.texts')}>
        <div className="grid gap-5">
          <BilingualField name="description" label={t('fields.description')} {...long} />
          <BilingualField name="careers" label={t('fields.careers')} {...long} />
        </div>
      </Panel>
    </>
  );
}

/** When a program runs and is applied for, and who sees it. */
export function ProgramSettings() {
  const t = useTranslations('programDesk');
  return (
    <>
      <Panel title={t('parts.state')}>
        <div className="grid gap-3">
          <SelectField
            name="status"
            label={t('fields.status')}
            hint={t('fields.statusHint')}
            options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
          <CheckboxField name="isFull" label={t('fields.full')}>
            {t('fields.fullHint')}
          </CheckboxField>
        </div>
      </Panel>
      <Panel title={t('parts.when')}>
        <div className="grid gap-5">
          <DateField name="startDate" label={t('fields.start')} />
          <DateField name="endDate" label={t('fields.end')} />
          <DateField name="applicationsOpenOn" label={t('fields.opens')} optional />
          <DateField name="applicationDeadline" label={t('fields.deadline')} optional />
          <DateField name="nextIntakeOn" label={t('fields.nextIntake')} optional />
        </div>
      </Panel>
    </>
  );
}
