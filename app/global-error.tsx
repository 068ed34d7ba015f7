'use client';

import { useEffect } from 'react';
import { reloadStalePage } from '@/components/feedback/reload-stale-page';

const page = {
  minHeight: '100dvh',
  margin: 0,
  padding: '3rem 1.25rem',
  fontFamily: 'system-ui, sans-serif',
  lineHeight: 1.6,
} as const;

/**
 * The last error page. It uses nothing that may have failed (translations, styles, our links): fixed English, with
 * details.
 */
export default function GlobalError({ error }: { error: unknown }) {
  useEffect(() => {
    void reloadStalePage(error);
  }, [error]);
  const details = error instanceof Error ? error.message : String(error);
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null;
  return (
    <html lang="en">
      <body style={page}>
        <title>Something went wrong - Sala</title>
        <h1>Something went wrong</h1>
        <p>The page could not be shown, and neither could the usual error page.</p>
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {details}
          {digest && `\nReference: ${digest}`}
        </pre>
        <p>
          <a href="/">Go to the home page</a>
        </p>
      </body>
    </html>
  );
}
