'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';

export type EditorView = 'write' | 'preview';

interface EditorViewsProps {
  view: EditorView;
  onView: (view: EditorView) => void;
  preview: ReactNode;
  children: ReactNode;
}

/** The form and its preview as two tabs; the form stays while the preview is shown. */
export function EditorViews({ view, onView, preview, children }: EditorViewsProps) {
  const t = useTranslations('editor.views');
  return (
    <Tabs value={view} onValueChange={(next) => onView(next === 'preview' ? 'preview' : 'write')}>
      <TabList aria-label={t('label')}>
        <Tab value="write">{t('write')}</Tab>
        <Tab value="preview">{t('preview')}</Tab>
      </TabList>
      <TabPanel value="write" forceMount className="data-[state=inactive]:hidden">
        {children}
      </TabPanel>
      <TabPanel value="preview">{preview}</TabPanel>
    </Tabs>
  );
}
