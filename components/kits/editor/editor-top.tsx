import type { ReactNode } from 'react';
import { BackLink } from '@/components/kits/detail/back-link';
import type { Href } from '@/lib/routes/href';

interface EditorTopProps {
  list: { href: Href; label: string };
  /** What is known of the record, and what can be done with it besides saving. */
  children?: ReactNode;
}

/** The line above an editor: back to its list, the state of the record and its deeds. */
export const EditorTop = ({ list, children }: EditorTopProps) => (
  <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 [&>a:first-child]:mb-0 [&>a:first-child]:mr-auto">
    <BackLink href={list.href}>{list.label}</BackLink>
    {children}
  </div>
);
