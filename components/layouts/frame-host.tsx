'use client';

import { useEffect } from 'react';
import { lazyPart } from '@/components/feedback/lazy-part';
import { isTyping } from '@/components/ui/keys/use-keys';
import { type RoleArea, useArea } from './area-nav';
import { useCountAgain } from './desk-menu/use-count-again';
import { type OpenPanel, openPanel, useOpenPanel } from './frame-panels';

const FramePanel = lazyPart(
  () => import('./palette/frame-panel').then((module) => module.FramePanel),
  () => null,
);

const isOverDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Ctrl+K also works in a field; a question mark there is text. */
const askedBy = (event: KeyboardEvent): OpenPanel | null => {
  if (event.defaultPrevented || event.altKey || isOverDialog(event.target)) return null;
  const isHeld = event.ctrlKey || event.metaKey;
  if (isHeld) return event.key.toLowerCase() === 'k' && !event.shiftKey ? 'find' : null;
  return event.key === '?' && !isTyping(event.target) ? 'keys' : null;
};

/** What the frame of a desk does beside its page: counts again after deeds, and opens what keys and buttons ask for. */
export function FrameHost({ areas }: { areas: readonly RoleArea[] }) {
  useCountAgain();
  const area = useArea(areas);
  const panel = useOpenPanel();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      if (!asked) return;
      event.preventDefault();
      openPanel(asked);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      openPanel(null);
    };
  }, []);
  return panel && area && <FramePanel panel={panel} area={area} />;
}
