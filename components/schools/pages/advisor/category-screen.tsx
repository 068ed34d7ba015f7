'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { categoriesQuery } from '@/components/schools/category/categories-query';
import { categoriesOf, categoryList, fieldsOf } from '@/components/schools/category/category-list';
import { missedList } from '@/components/schools/category/missed-list';
import type { Column, RowName } from '@/components/kits/list/columns';
import { ListPage } from '@/components/kits/list/list-page';
import { lazyPart } from '@/components/feedback/lazy-part';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { CreateLink } from '@/components/kits/text-desk/create-link';
import type { Category } from '@/lib/contract/schools/categories';
import { href } from '@/lib/routes/href';

const MissedView = lazyPart(
  () => import('@/components/schools/category/missed-view').then((module) => module.MissedView),
  ListSkeleton,
);

/** All majors with their fields and the number of their open programs. */
function MajorView() {
  const t = useTranslations('majorDesk');
  const isKhmer = useLocale() === 'km';
  const { data } = useQuery(categoriesQuery());
  const fieldName = (category: Category) => (isKhmer ? category.fieldNameNative : category.fieldName);
  const name: RowName<Category> = {
    header: t('fields.name'),
    sort: 'name',
    key: ({ categoryId }) => categoryId,
    name: (category) => (isKhmer ? category.nameNative : category.name),
    href: ({ categoryId }) => href('/advisor/category/[categoryid]/edit', { categoryid: categoryId }),
    below: (category) => (
      <span lang={isKhmer ? 'en' : 'km'} className="text-sm text-muted">
        {isKhmer ? category.name : category.nameNative}
      </span>
    ),
  };
  const columns: Column<Category>[] = [
    { id: 'field', header: t('fields.field'), cell: fieldName, text: fieldName },
    {
      id: 'programs',
      header: t('columns.programs'),
      sort: 'programs',
      card: 'foot',
      className: 'tabular-nums',
      cell: ({ subjectCount }) => t('programs', { count: subjectCount }),
      text: ({ subjectCount }) => String(subjectCount),
    },
    {
      id: 'code',
      header: t('columns.code'),
      optional: true,
      card: 'none',
      cell: ({ categoryId }) => categoryId,
      text: ({ categoryId }) => categoryId,
    },
  ];
  return (
    <ListPage
      address={categoryList}
      query={categoriesOf}
      texts={(key) => t(key === 'table' ? 'title' : key)}
      name={name}
      columns={columns}
      filters={[
        { kind: 'text', name: 'keyword', label: t('filters.keyword') },
        {
          kind: 'select',
          name: 'field',
          label: t('fields.field'),
          any: t('filters.anyField'),
          options: fieldsOf(data?.data ?? []).map((category) => ({
            value: category.field,
            label: fieldName(category),
          })),
        },
      ]}
      shown={(count) => t('shown', { count })}
      exports={{ fileName: 'majors', rowsPerCall: 100 }}
    />
  );
}

/** The majors, and what people searched and did not find. */
export function AdvisorCategoryScreen() {
  const t = useTranslations('majorDesk');
  return (
    <>
      <CreateLink
        title={t('title')}
        lead={t('lead')}
        href={href('/advisor/category/create')}
        label={t('create')}
      />
      <ListViews
        label={t('views')}
        views={[
          { key: 'majors', label: t('title'), href: categoryList.href(), show: () => <MajorView /> },
          { key: 'missed', label: t('missed.title'), href: missedList.href(), show: () => <MissedView /> },
        ]}
      />
    </>
  );
}
