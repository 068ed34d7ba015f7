'use client';

import type { ReactNode } from 'react';
import type { FormSchema } from '@/components/form/schema-resolver';
import { EditorSections } from './editor-sections';

interface EditorLayoutProps {
  /** Says what is required. */
  schema: FormSchema;
  settings?: ReactNode;
  children: ReactNode;
}

/** The text, and from 1280 px on its settings beside it; what is complete stands above both or beside them. */
export const EditorLayout = ({ schema, settings, children }: EditorLayoutProps) => (
  <div className="editor-columns">
    <EditorSections schema={schema} />
    <div className="editor-fields">{children}</div>
    {settings && <div className="editor-settings">{settings}</div>}
  </div>
);
