const paths = ['/api-:rest*', '/mail/:rest*', '/_content/:rest*'];
const embeddedOnly = ['/livez', '/readyz'];

/** Calls of the contract go to the backend on another origin, or to the embedded one behind `app/api`. */
export const apiRewrites = (remoteOrigin: string | null) =>
  (remoteOrigin ? paths : [...paths, ...embeddedOnly]).map((source) => ({
    source,
    destination: remoteOrigin ? `${remoteOrigin}${source}` : `/api${source}`,
  }));
