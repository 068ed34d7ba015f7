import type { ReactNode } from 'react';
import { PageTitle } from '@/components/ui/page-title';
import { AboutList } from './about-list';
import { Deeds } from './deeds';

interface DeskHeadProps {
  title: ReactNode;
  /** What the lists are for; behind a button beside the title. */
  lead?: ReactNode;
  /** Whose lists these are. */
  owner?: ReactNode;
  /** The one deed that is always in sight. */
  primary?: ReactNode;
  /** The other deeds; on phones behind one button. */
  children?: ReactNode;
}

/** The head of a page of lists: one line, so that the rows begin high. */
export const DeskHead = ({ title, lead, owner, primary, children }: DeskHeadProps) => (
  <div className="desk-head">
    <PageTitle size="desk">{title}</PageTitle>
    {owner && <div className="desk-owner">{owner}</div>}
    {lead && <AboutList>{lead}</AboutList>}
    <div className="ml-auto flex shrink-0 items-center gap-2 empty:hidden">
      {children && <Deeds>{children}</Deeds>}
      {primary}
    </div>
  </div>
);
