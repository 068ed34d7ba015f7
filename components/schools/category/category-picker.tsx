'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { type OptionGroup, OptionPicker } from '@/components/kits/catalogue/option-picker';
import type { PickerProps } from '@/components/kits/catalogue/picker-props';
import { SkeletonText } from '@/components/ui/skeleton';
import type { Category } from '@/lib/contract/schools/categories';
import type { Locale } from '@/lib/i18n/locales';
import { QueryProvider } from '@/lib/query/query-provider';
import { categoriesQuery } from './categories-query';

/** Majors by field, only those with programs; selected ones stay visible. */
function groupsOf(categories: readonly Category[], chosen: readonly string[], locale: Locale): OptionGroup[] {
  const groups = new Map<string, { key: string; label: string; options: OptionGroup['options'][number][] }>();
  for (const major of categories) {
    if (major.subjectCount === 0 && !chosen.includes(major.categoryId)) continue;
    const group = groups.get(major.field) ?? {
      key: major.field,
      label: locale === 'km' ? major.fieldNameNative : major.fieldName,
      options: [],
    };
    group.options.push({
      value: major.categoryId,
      label: locale === 'km' ? major.nameNative : major.name,
      also: locale === 'km' ? major.name : major.nameNative,
      hint: `(${major.subjectCount})`,
    });
    groups.set(major.field, group);
  }
  return [...groups.values()];
}

function Loaded({ categories, ...props }: PickerProps & { categories: readonly Category[] }) {
  const t = useTranslations('catalogue');
  const locale = useLocale();
  // The initial selection: a list that loses a row during the selection would jump.
  const [chosenAtFirst] = useState(props.chosen ?? []);
  const groups = useMemo(
    () => groupsOf(categories, chosenAtFirst, locale),
    [categories, chosenAtFirst, locale],
  );
  return <OptionPicker {...props} searchLabel={t('picker.categories')} groups={groups} />;
}

function Asking(props: PickerProps) {
  const query = useQuery(categoriesQuery());
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={5} className="py-3" />}>
      {({ data }) => <Loaded {...props} categories={data} />}
    </QueryState>
  );
}

export function CategoryPicker(props: PickerProps) {
  return (
    <QueryProvider>
      <Asking {...props} />
    </QueryProvider>
  );
}
