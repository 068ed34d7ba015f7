import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import GlobalError from '@/app/global-error';

/** As Next wraps everything: an error below shows the last error page. */
class Everything extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    return this.state.error === null ? this.props.children : <GlobalError error={this.state.error} />;
  }
}

const Failing = ({ error }: { error: unknown }): never => {
  throw error;
};

const fail = (error: unknown) =>
  render(
    <Everything>
      <Failing error={error} />
    </Everything>,
    // The page contains its own document. The failure is the subject of this test, not a fault to log.
    { container: document as unknown as HTMLElement, onCaughtError: () => undefined },
  );

test('when nothing can be shown, fixed English says so, with the details and the way home', () => {
  fail(Object.assign(new Error('The layout has no messages.'), { digest: '3141592' }));
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(document.title).toBe('Something went wrong - Sala');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
  expect(screen.getByText(/The layout has no messages\./)).toHaveTextContent('Reference: 3141592');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('what is thrown need not be an error', () => {
  fail('just words');
  expect(screen.getByText('just words')).toBeVisible();
  expect(screen.getByText('just words')).not.toHaveTextContent('Reference');
});
