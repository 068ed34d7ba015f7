'use client';

import { useLocale, useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { RecordDesk } from '@/components/kits/editor/record-desk';
import { RemoveText } from '@/components/kits/text-desk/remove-text';
import { academicApi } from '@/lib/api/academic';
import { isApiError } from '@/lib/api/api-error';
import type { Category } from '@/lib/contract/schools/categories';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { CategoryFields } from './category-fields';
import { categoryForm, categoryValues } from './category-form';
import { categoryList } from './category-list';
import { CategoryPreview } from './category-preview';

const namesOf = ({ name, nameNative }: Category) => ({ km: nameNative, en: name });

/** Adds or changes a major. */
export function CategoryEditorBody({ category }: { category: Category }) {
  const t = useTranslations('majorDesk');
  const locale = useLocale();
  const { key, create, update, remove } = academicApi.categories;
  const id = category.categoryId;
  const removeUnused = async () => {
    try {
      await remove({ params: { id } });
    } catch (error) {
      if (isApiError(error, 409)) showToast({ kind: 'warning', message: t('inUse') });
      throw error;
    }
  };
  return (
    <RecordDesk
      name={`major:${id || 'new'}`}
      record={category}
      list={{ href: categoryList.href(), label: t('title') }}
      heading={t('create')}
      names={namesOf}
      meta={t('programs', { count: category.subjectCount })}
      actions={
        <RemoveText
          title={pickText(namesOf(category), locale)}
          remove={removeUnused}
          stale={[key]}
          back={categoryList.href()}
        />
      }
      schema={categoryForm}
      toValues={categoryValues}
      create={(body, idempotencyKey) => create({ body, idempotencyKey })}
      update={(body, version, stored) => update({ params: { id: stored.categoryId }, body, version })}
      keys={[key]}
      saved={t('saved')}
      editHref={({ categoryId }) => href('/advisor/category/[categoryid]/edit', { categoryid: categoryId })}
      preview={(typed) => <CategoryPreview typed={typed} id={id} />}
    >
      <CategoryFields />
    </RecordDesk>
  );
}
