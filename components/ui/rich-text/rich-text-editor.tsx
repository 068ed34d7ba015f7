'use client';

import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { cn } from '../cn';
import { controlStyle } from '../control-style';
import { richTextExtensions } from './rich-text-extensions';
import { RichTextToolbar } from './rich-text-toolbar';

export interface RichTextEditorProps {
  id: string;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur?: () => void;
  label: string;
  lang?: string;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
  'aria-required'?: boolean | undefined;
}

const proseStyle =
  'min-h-40 px-3.5 py-3 outline-none [&_h2]:mb-1 [&_h2]:mt-3 [&_h2]:text-xl [&_h3]:mb-1 [&_h3]:mt-3 [&_h3]:text-lg [&_p+p]:mt-3 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_blockquote]:border-l-4 [&_blockquote]:border-border [&_blockquote]:pl-4 [&_a]:text-accent-text [&_a]:underline';

const markdownOf = (editor: Editor) => editor.getMarkdown().trim();

/** A text with headings, lists and links; its value is Markdown. */
export function RichTextEditor({ id, value, onChange, onBlur, label, lang, ...aria }: RichTextEditorProps) {
  const [{ extensions, content }] = useState(() => ({ extensions: richTextExtensions(), content: value }));
  const latest = useRef({ onChange, onBlur });
  useEffect(() => {
    latest.current = { onChange, onBlur };
  });
  /** The last value that the editor emitted; another value comes from outside, such as a reset. */
  const emitted = useRef(value);
  const attributes: Record<string, string> = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    class: proseStyle,
    ...(lang && { lang }),
    ...(aria['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(aria['aria-describedby'] && { 'aria-describedby': aria['aria-describedby'] }),
    ...(aria['aria-required'] && { 'aria-required': 'true' }),
  };
  const editor = useEditor({
    extensions,
    content,
    contentType: 'markdown',
    immediatelyRender: false,
    editorProps: { attributes },
    onUpdate: ({ editor: current }) => {
      emitted.current = markdownOf(current);
      latest.current.onChange(emitted.current);
    },
    onBlur: () => latest.current.onBlur?.(),
  });
  useEffect(() => {
    if (!editor || value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { contentType: 'markdown', emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={cn(controlStyle, 'overflow-hidden p-0 focus-within:border-accent')}>
      {editor && <RichTextToolbar editor={editor} controls={id} label={label} />}
      <EditorContent editor={editor} />
    </div>
  );
}
