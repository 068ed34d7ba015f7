'use client';

import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Icon, type IconName } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { RichTextLink } from './rich-text-link';
import { toolStyle } from './tool-style';

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
export function RichTextToolbar({
  editor,
  controls,
  label,
}: {
  editor: Editor;
  controls: string;
  label: string;
}) {
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
