'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import type * as z from 'zod';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { showToast } from '@/components/feedback/toast';
import { RemoveText } from '@/components/kits/text-desk/remove-text';
import { academicApi } from '@/lib/api/academic';
import { isApiError } from '@/lib/api/api-error';
import { keyOfBody } from '@/lib/api/idempotency-key';
import type { Category } from '@/lib/contract/academic/categories';
import { useRouter } from '@/lib/i18n/navigation';
import { CategoryFields } from './category-fields';
import { categoryForm, categoryValues } from './category-form';
import { categoryList } from './category-list';
import { CategoryPreview } from './category-preview';

/** Adds or changes a major. */
export function CategoryEditorBody({ category }: { category: Category }) {
  const t = useTranslations('majorDesk');
  const locale = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  const keyOf = useRef(keyOfBody());
  const id = category.categoryId;
  const isNew = category.version === 0;
  const title = locale === 'km' ? category.nameNative : category.name;
  const refresh = () =>
    client.refetchQueries({ queryKey: academicApi.categories.key }, { throwOnError: true });
  const save = (body: z.output<typeof categoryForm>, version: number) =>
    isNew
      ? academicApi.categories.create({ body, idempotencyKey: keyOf.current(body) })
      : academicApi.categories.update({ params: { id }, body, version });
  const remove = async () => {
    try {
      await academicApi.categories.remove({ params: { id } });
    } catch (error) {
      if (isApiError(error, 409)) showToast({ kind: 'warning', message: t('inUse') });
      throw error;
    }
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <BackLink href={categoryList.href()}>{t('title')}</BackLink>
        <DetailHeader
          title={isNew ? t('create') : title}
          meta={!isNew && t('programs', { count: category.subjectCount })}
          actions={
            !isNew && (
              <RemoveText
                title={title}
                remove={remove}
                onRemoved={() => {
                  void refresh().catch(() => undefined);
                  router.replace(categoryList.href());
                }}
              />
            )
          }
        />
      </div>
      <EntityEditor
        name={`major:${id || 'new'}`}
        record={category}
        schema={categoryForm}
        toValues={categoryValues}
        save={save}
        refresh={refresh}
        onSaved={() => {
          showToast({ kind: 'success', message: t('saved') });
          void refresh().catch(() => undefined);
          router.replace(categoryList.href());
        }}
        describe={(theirs) => (
          <>
            <p lang="km" className="font-semibold">
              {theirs.nameNative}
            </p>
            <p lang="en" className="font-semibold">
              {theirs.name}
            </p>
          </>
        )}
        preview={(typed) => <CategoryPreview typed={typed} id={id} />}
        previewBelow
      >
        <CategoryFields />
      </EntityEditor>
    </div>
  );
}
