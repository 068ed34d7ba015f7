import type { Connection } from '@/backend/http/caller-address';

/** Answers a call of the contract: the app in this process, or the one that `API_BASE_URL` names. */
export type Backend = (request: Request, connection: Connection) => Response | Promise<Response>;
