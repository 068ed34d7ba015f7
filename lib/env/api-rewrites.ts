import { demoOutboxPath } from '../routes/demo-outbox-path';

const paths = [
  // A name inside a segment cannot repeat (`:rest*`), hence the pattern.
  { source: '/api-:rest(.*)', destination: '/api-:rest' },
  { source: '/mail/:rest*', destination: '/mail/:rest*' },
  { source: '/storage/:rest*', destination: '/storage/:rest*' },
  { source: '/s/:code', destination: '/s/:code' },
  { source: '/_content/:rest*', destination: '/_content/:rest*' },
];
const embeddedOnly = ['/livez', '/readyz', demoOutboxPath].map((path) => ({
  source: path,
  destination: path,
}));

/** Calls of the contract go to the backend on another origin, or to the embedded one behind `app/api`. */
export const apiRewrites = (remoteOrigin: string | null) =>
  (remoteOrigin ? paths : [...paths, ...embeddedOnly]).map(({ source, destination }) => ({
    source,
    destination: `${remoteOrigin ?? '/api'}${destination}`,
  }));
