import type { ReactNode } from 'react';
import { Card, CardBody, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';

interface SettingsSectionProps {
  title: string;
  lead: ReactNode;
  /** Contains irreversible actions. */
  danger?: boolean;
  children: ReactNode;
}

export function SettingsSection({ title, lead, danger, children }: SettingsSectionProps) {
  return (
    <Card className={cn(danger && 'border-danger/40')}>
      <CardBody>
        <CardTitle level={2}>{title}</CardTitle>
        <p className="mb-3 mt-1 text-muted sm:mb-5">{lead}</p>
        {children}
      </CardBody>
    </Card>
  );
}
