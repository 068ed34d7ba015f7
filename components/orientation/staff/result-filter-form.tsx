'use client';

import { useLocale, useTranslations } from 'next-intl';
import * as z from 'zod';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { typed } from '@/lib/contract/fields';
import { placeLabel, provinces } from '@/lib/domain/geography/geography';
import { useRouter } from '@/lib/i18n/navigation';
import { codeOptions } from './code-options';
import { hrefOfResults, isNarrowed, noResultFilter, type ResultFilter } from './result-filter';

const filterForm = z.object({ keyword: typed(120), code: z.string(), province: z.string() });

/** Name, type and province; the address changes when it is sent. */
export function ResultFilterForm({ filter }: { filter: ResultFilter }) {
  const t = useTranslations('orientationStaff.filter');
  const interests = useTranslations('orientationTypes.interests');
  const locale = useLocale();
  const router = useRouter();
  const { keyword, code, province, test } = filter;
  const form = useZodForm(filterForm, { values: { keyword, code, province } });
  return (
    <Form
      form={form}
      role="search"
      onSubmit={(values) => router.push(hrefOfResults({ ...filter, ...values, page: 1 }), { scroll: false })}
      className="grid grid-cols-1 items-end gap-4 rounded-lg border border-border bg-surface p-4 sm:p-5 md:grid-cols-2 xl:grid-cols-[1fr_15rem_15rem_auto]"
    >
      <TextField name="keyword" label={t('keyword')} optional="unsaid" type="search" autoComplete="off" />
      <SelectField
        name="code"
        label={t('code')}
        optional="unsaid"
        placeholder={t('anyCode')}
        options={codeOptions(test, (type) => interests(`${type}.name`), code)}
      />
      <SelectField
        name="province"
        label={t('province')}
        optional="unsaid"
        placeholder={t('anyProvince')}
        options={provinces.map((place) => ({ value: place.code, label: placeLabel(place, locale) }))}
      />
      <Button type="submit" className="min-h-12">
        {t('apply')}
      </Button>
      {isNarrowed(filter) && (
        <div className="md:col-span-full">
          <LinkButton href={hrefOfResults({ ...noResultFilter, test })} variant="link" scroll={false}>
            {t('clear')}
          </LinkButton>
        </div>
      )}
    </Form>
  );
}
