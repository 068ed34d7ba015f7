'use client';

import { Component, type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

interface ResultBoundaryProps {
  texts: Record<'title' | 'body' | 'retry', string>;
  children: ReactNode;
}

/** Keeps the result visible when the rest of the page cannot be fetched, for example offline. */
export class ResultBoundary extends Component<ResultBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { texts, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <Alert
        tone="warning"
        title={texts.title}
        action={
          <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
            {texts.retry}
          </Button>
        }
      >
        {texts.body}
      </Alert>
    );
  }
}
