'use client';

import { useQuery } from '@tanstack/react-query';
import { CategoryEditor } from '@/components/schools/category/category-editor';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { RecordPage } from '@/components/kits/text-desk/record-page';
import { academicApi } from '@/lib/api/academic';
import { useParams } from '@/lib/i18n/navigation';

/** The major that the address names, to be changed. */
export function CategoryEditScreen() {
  const { categoryid: id } = useParams<{ categoryid: string }>();
  const query = useQuery(academicApi.categories.get.queryOptions({ params: { id } }));
  return (
    <RecordPage query={query} skeleton={<DetailSkeleton />}>
      {(category) => <CategoryEditor category={category} />}
    </RecordPage>
  );
}
