'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import type { PreviewTexts } from '@/components/kits/text-desk/reader-preview';
import { TextEditor } from '@/components/kits/text-desk/text-editor';
import { Skeleton } from '@/components/ui/skeleton';
import type { SiteText } from '@/lib/contract/articles/site-texts';
import { siteTextDesk, type SiteTextDeskName } from './site-text-desks';
import { SiteTextFields, SiteTextSettings } from './site-text-fields';

const SiteTextPreview = lazyPart(
  () => import('./site-text-preview').then((module) => module.SiteTextPreview),
  () => <Skeleton className="h-48 rounded-lg" />,
  { ssr: false },
);

interface SiteTextEditorProps {
  desk: SiteTextDeskName;
  text: SiteText;
  previewTexts: PreviewTexts;
}

/** Writes a text of the site; the preview is what readers get. */
export function SiteTextEditorBody({ desk, text, previewTexts }: SiteTextEditorProps) {
  const t = useTranslations('textDesk');
  return (
    <TextEditor
      desk={siteTextDesk(desk, t(`${desk}.title`))}
      record={text}
      heading={t(`${desk}.create`)}
      previewTexts={previewTexts}
      settings={<SiteTextSettings desk={desk} />}
      preview={(typed) => <SiteTextPreview text={text} typed={typed} />}
    >
      <SiteTextFields />
    </TextEditor>
  );
}
