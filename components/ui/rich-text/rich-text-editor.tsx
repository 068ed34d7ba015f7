'use client';

import type { Editor, ChainedCommands } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState, type KeyboardEvent, useId } from 'react';
import { cn } from '../cn';
import { controlStyle } from '../control-style';
import { richTextExtensions, isStorableLink } from './rich-text-extensions';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/icon-names';
import { useTranslations } from 'next-intl';
import { Button } from '../button';
import { Input } from '../input';
import { Popover, PopoverContent, PopoverTrigger } from '../popover';

const base = 'grid size-11 place-items-center rounded-sm transition-colors lg:size-9';

/** A tool above the text; one that applies to the selection is marked. */
const toolStyle = (isActive: boolean): string =>
  `${base} ${isActive ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-surface hover:text-text'}`;

/** Sets, changes and removes the link of the selection. */
function RichTextLink({ editor, tabIndex }: { editor: Editor; tabIndex: number }) {
  const t = useTranslations('editor.richText');
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const current = useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const { href } = now.getAttributes('link');
      return typeof href === 'string' ? href : null;
    },
  });
  const show = (next: boolean) => {
    setOpen(next);
    setWrong(false);
    if (next) setTyped(current ?? 'https://');
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    setOpen(false);
  };
  const apply = () => {
    const address = typed.trim();
    if (!isStorableLink(address)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && current === null)
      chain.insertContent({
        type: 'text',
        text: address,
        marks: [{ type: 'link', attrs: { href: address } }],
      });
    else chain.setLink({ href: address });
    chain.run();
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The event must reach neither the form around the text nor the toolbar.
    event.stopPropagation();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <Popover open={open} onOpenChange={show}>
      <PopoverTrigger
        data-tool
        tabIndex={tabIndex}
        aria-label={t('link')}
        title={t('link')}
        aria-pressed={current !== null}
        className={toolStyle(current !== null)}
      >
        <Icon name="link-2" className="size-5" />
      </PopoverTrigger>
      <PopoverContent aria-label={t('link')}>
        <div className="grid gap-3 p-4">
          <label htmlFor={id} className="font-semibold">
            {t('address')}
          </label>
          <Input
            id={id}
            type="url"
            inputMode="url"
            value={typed}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-error`}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <p id={`${id}-error`} role="alert" className="text-sm font-medium text-danger empty:hidden">
            {isWrong && t('wrongAddress')}
          </p>
          <div className="flex gap-2.5">
            <Button size="sm" className="min-h-11" onClick={apply}>
              {t('setLink')}
            </Button>
            {current !== null && (
              <Button variant="secondary" size="sm" className="min-h-11" onClick={remove}>
                {t('removeLink')}
              </Button>
            )}
          </div>
        </div>
      </PopoverContent>
    </Popover>
  );
}

interface Tool {
  key: 'bold' | 'heading2' | 'heading3' | 'bulletList' | 'orderedList' | 'quote' | 'undo' | 'redo';
  icon: IconName;
  run: (chain: ChainedCommands) => ChainedCommands;
  isActive?: (editor: Editor) => boolean;
}

// No italics: Khmer has none.
const tools: readonly Tool[] = [
  { key: 'bold', icon: 'letter-b', run: (chain) => chain.toggleBold(), isActive: (e) => e.isActive('bold') },
  {
    key: 'heading2',
    icon: 'heading-2',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isActive: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    key: 'heading3',
    icon: 'heading-3',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isActive: (e) => e.isActive('heading', { level: 3 }),
  },
  {
    key: 'bulletList',
    icon: 'list',
    run: (chain) => chain.toggleBulletList(),
    isActive: (e) => e.isActive('bulletList'),
  },
  {
    key: 'orderedList',
    icon: 'list-ordered',
    run: (chain) => chain.toggleOrderedList(),
    isActive: (e) => e.isActive('orderedList'),
  },
  {
    key: 'quote',
    icon: 'quote',
    run: (chain) => chain.toggleBlockquote(),
    isActive: (e) => e.isActive('blockquote'),
  },
  { key: 'undo', icon: 'undo-2', run: (chain) => chain.undo() },
  { key: 'redo', icon: 'redo-2', run: (chain) => chain.redo() },
];
const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** One tab stop with arrow keys inside, the pattern of a toolbar. */
function RichTextToolbar({ editor, controls, label }: { editor: Editor; controls: string; label: string }) {
  const t = useTranslations('editor.richText');
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map((tool) => tool.isActive?.(now) ?? null),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const step = steps[event.key];
    const ends: Record<string, number> = { Home: 0, End: buttons.length - 1 };
    const next = step ? (current + step + buttons.length) % buttons.length : ends[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('toolbar', { label })}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-0.5 border-b border-border bg-sunken p-1"
    >
      {tools.map(({ key, icon, run }, index) => (
        <button
          key={key}
          type="button"
          data-tool
          tabIndex={index === current ? 0 : -1}
          aria-label={t(key)}
          title={t(key)}
          aria-pressed={active[index] ?? undefined}
          // The click must not change the selection in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setCurrent(index);
            run(editor.chain().focus()).run();
          }}
          className={toolStyle(active[index] === true)}
        >
          <Icon name={icon} className="size-5" />
        </button>
      ))}
      <RichTextLink editor={editor} tabIndex={current === tools.length ? 0 : -1} />
    </div>
  );
}

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
