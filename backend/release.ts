/** Set by the bundler (`bundle-server.mjs`); what runs without a bundle, such as a test, does not know its release. */
declare const SALA_RELEASE: { day: string; commit: string } | undefined;

/** The commit that this process was built from, and its day, which is the name of the release. */
export const release =
  typeof SALA_RELEASE === 'undefined' ? { day: 'unknown', commit: 'unknown' } : SALA_RELEASE;
