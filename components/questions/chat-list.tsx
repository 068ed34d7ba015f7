'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChatLine, type ChatLineProps } from './chat-line';
import type { ChatRow } from './chat-rows';

const nearEndPx = 80;
const estimatedRowPx = 64;
const overscan = 10;
/** As many as a phone holds without effort. */
const wholeUpTo = 60;

interface ChatListProps extends Omit<ChatLineProps, 'row'> {
  rows: readonly ChatRow[];
  older: { state: 'idle' | 'loading' | 'failed'; show: () => void } | null;
}

/** Messages, the newest at the end. It stays where it is read, and says what came meanwhile below. */
export function ChatList({ rows, older, ...line }: ChatListProps) {
  const t = useTranslations('thread.chat');
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const isAtEnd = useRef(true);
  const [seenKey, setSeenKey] = useState(rows.at(-1)?.key);
  const lastKey = rows.at(-1)?.key;
  const firstKey = rows.find(({ kind }) => kind === 'message')?.key;
  const heightBefore = useRef(0);
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: rows.length > wholeUpTo,
    getScrollElement: () => box,
    estimateSize: () => estimatedRowPx,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan,
  });
  const isWhole = rows.length <= wholeUpTo;
  const items = isWhole ? [] : virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const shown = isWhole ? rows.map((_, index) => index) : items.map(({ index }) => index);

  // Older messages come above: what is read stays in its place.
  useLayoutEffect(() => {
    if (!box) return;
    if (!isAtEnd.current) box.scrollTop += box.scrollHeight - heightBefore.current;
    heightBefore.current = box.scrollHeight;
  }, [box, firstKey]);
  useEffect(() => {
    if (!box || !isAtEnd.current) return;
    box.scrollTop = box.scrollHeight;
    heightBefore.current = box.scrollHeight;
    setSeenKey(lastKey);
  }, [box, lastKey, rows.length]);

  const unseen = rows.length - 1 - rows.findIndex(({ key }) => key === seenKey);
  const toEnd = () => {
    isAtEnd.current = true;
    if (box) box.scrollTop = box.scrollHeight;
    setSeenKey(lastKey);
  };
  return (
    <div className="relative">
      <div
        ref={setBox}
        role="log"
        aria-label={t('title')}
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-md border border-border bg-sunken p-3"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
          if (isAtEnd.current) setSeenKey(lastKey);
        }}
      >
        {older && (
          <Button size="sm" variant="ghost" wide loading={older.state === 'loading'} onClick={older.show}>
            {t(older.state === 'failed' ? 'olderFailed' : 'older')}
          </Button>
        )}
        {rows.length === 0 && <p className="py-8 text-center text-muted">{t('none')}</p>}
        <ol
          style={{ paddingTop: first?.start, paddingBottom: last && virtualizer.getTotalSize() - last.end }}
        >
          {shown.map((index) => {
            const row = rows[index];
            return (
              row && (
                <li
                  key={row.key}
                  data-index={index}
                  ref={isWhole ? undefined : virtualizer.measureElement}
                  className="py-1"
                >
                  <ChatLine row={row} {...line} />
                </li>
              )
            );
          })}
        </ol>
      </div>
      {unseen > 0 && seenKey !== lastKey && (
        <Button size="sm" className="absolute bottom-3 left-1/2 -translate-x-1/2" onClick={toEnd}>
          {t('unseen', { count: unseen })}
        </Button>
      )}
    </div>
  );
}
