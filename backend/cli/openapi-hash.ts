import { createHash } from 'node:crypto';
import type { OpenApiDocument } from '@/lib/contract/openapi';

/** The fingerprint of the document, as hexadecimal SHA-256. */
export const openApiHash = (document: OpenApiDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex');
