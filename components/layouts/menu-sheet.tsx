'use client';

import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import type { MenuSheetPanel } from './menu-sheet-panel';

interface MenuSheetProps {
  title: string;
  triggerClass: string;
  trigger: ReactNode;
  /** The name of the trigger when it shows no words. */
  triggerLabel?: string;
  children: ReactNode;
}

type Panel = ComponentType<ComponentProps<typeof MenuSheetPanel>>;

/** A menu at the edge of a phone's screen; closes after a choice. The panel is fetched on demand. */
export function MenuSheet({ title, triggerClass, trigger, triggerLabel, children }: MenuSheetProps) {
  const [open, setOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel | null>(null);
  const load = () => {
    if (Panel) return;
    // Without a connection the next click tries again; the offline notice gives the reason.
    import('./menu-sheet-panel').then(
      (module) => setPanel(() => module.MenuSheetPanel),
      () => setOpen(false),
    );
  };
  return (
    <>
      <button
        type="button"
        className={triggerClass}
        aria-label={triggerLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
      >
        {trigger}
      </button>
      {Panel && (
        <Panel title={title} open={open} onOpenChange={setOpen}>
          {children}
        </Panel>
      )}
    </>
  );
}
