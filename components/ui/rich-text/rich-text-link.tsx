'use client';

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../button';
import { Input } from '../input';
import { Popover, PopoverContent, PopoverTrigger } from '../popover';
import { isStorableLink } from './rich-text-extensions';
import { toolStyle } from './tool-style';

/** Sets, changes and removes the link of the selection. */
export function RichTextLink({ editor, tabIndex }: { editor: Editor; tabIndex: number }) {
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
