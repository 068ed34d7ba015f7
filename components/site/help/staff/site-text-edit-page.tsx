'use client';

import { useQuery } from '@tanstack/react-query';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { RecordPage } from '@/components/kits/text-desk/record-page';
import type { PreviewTexts } from '@/components/kits/text-desk/reader-preview';
import { siteTextApi } from '@/lib/api/content';
import { useParams } from '@/lib/i18n/navigation';
import { type SiteTextDeskName, siteTextDesks } from './site-text-desks';
import { SiteTextEditor } from './site-text-editor';

interface SiteTextEditPageProps {
  desk: SiteTextDeskName;
  previewTexts: PreviewTexts;
}

/** The text that the address names, to be changed; only at the desk of its kind. */
export function SiteTextEditPage({ desk, previewTexts }: SiteTextEditPageProps) {
  const { articleid: id } = useParams<{ articleid: string }>();
  const query = useQuery(siteTextApi.get.queryOptions({ params: { id } }));
  return (
    <RecordPage query={query} skeleton={<DetailSkeleton />}>
      {(text) =>
        siteTextDesks[desk].kinds.some((kind) => kind === text.kind) ? (
          <SiteTextEditor desk={desk} text={text} previewTexts={previewTexts} />
        ) : (
          <NotFoundScreen />
        )
      }
    </RecordPage>
  );
}
