'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import type { PreviewTexts } from '@/components/kits/text-desk/reader-preview';
import { TextEditor } from '@/components/kits/text-desk/text-editor';
import { Skeleton } from '@/components/ui/skeleton';
import type { SiteText } from '@/lib/contract/articles/site-texts';
import { siteTextDesk, type SiteTextDeskName, siteTextDesks } from './site-text-desks';
import { useWatch } from 'react-hook-form';
import { BilingualField } from '@/components/form/bilingual-field';
import { RichTextField } from '@/components/form/rich-text-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { Panel } from '@/components/ui/panel';
import { helpSections, type SiteTextKind } from '@/lib/domain/articles/site-texts';
import { textLimits } from '@/lib/domain/limits/texts';

/** What is written of a question, a help text, a policy or a release note. */
function SiteTextFields() {
  const t = useTranslations('textDesk');
  const isQuestion = useWatch({ name: 'kind' }) === 'faq';
  return (
    <Panel title={t('parts.text')}>
      <div className="grid gap-5">
        <BilingualField
          name="title"
          label={t(isQuestion ? 'fields.question' : 'fields.title')}
          spelling="suffix"
          maxLength={textLimits.shortTextMax}
        />
        {!isQuestion && (
          <BilingualField
            name="description"
            label={t('fields.summary')}
            spelling="suffix"
            as="textarea"
            rows={3}
            maxLength={textLimits.shortTextMax}
            optional
          />
        )}
        <BilingualField
          name="body"
          label={t(isQuestion ? 'fields.answer' : 'fields.body')}
          spelling="suffix"
          as={RichTextField}
        />
      </div>
    </Panel>
  );
}

/** What kind of text it is, and where it stands. */
function SiteTextSettings({ desk }: { desk: SiteTextDeskName }) {
  const t = useTranslations('textDesk');
  const tSection = useTranslations('help.section');
  const kind = useWatch({ name: 'kind' }) as SiteTextKind;
  const isQuestion = kind === 'faq';
  const { kinds } = siteTextDesks[desk];
  return (
    <Panel title={t('parts.place')}>
      <div className="grid gap-5">
        {kinds.length > 1 && (
          <SelectField
            name="kind"
            label={t('fields.kind')}
            options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        )}
        {isQuestion && (
          <SelectField
            name="section"
            label={t('fields.section')}
            options={helpSections.map((value) => ({ value, label: tSection(value) }))}
          />
        )}
        {kind === 'release-notes' && (
          <TextField name="release" label={t('fields.release')} hint={t('fields.releaseHint')} lang="en" />
        )}
        <TextField
          name="slug"
          label={t('fields.slug')}
          hint={t('fields.slugHint')}
          lang="en"
          autoCapitalize="none"
          optional
        />
        <TextField name="order" label={t('fields.order')} hint={t('fields.orderHint')} inputMode="numeric" />
      </div>
    </Panel>
  );
}

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
