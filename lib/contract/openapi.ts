import { csvColumns } from './csv-columns';
import type { Access, Endpoint, Resource } from './endpoint';
import { errorAnswersOf, errorBody, oauthErrorBody } from './openapi-errors';
import { parametersOf, schemaOf } from './openapi-input';
import { redirectOperations, redirectTag } from './openapi-redirects';

type Json = Record<string, unknown>;

interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Json[];
  requestBody?: Json;
  responses: Record<string, Json>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
}

const whoMayCall: Record<Access, string> = {
  public: 'Anyone; a bearer is read where one is sent.',
  user: 'Any signed-in person.',
  self: 'The person whom the path names; other people’s answer 404.',
  owner: 'Whose record it is; other people’s answer 404.',
  staff: 'Advisors and school admins, for what they look after.',
  keeper: 'Advisors, school admins, partners and universities, for the schools that they look after.',
  partner: 'Partners.',
  bank: 'Staff of a bank.',
  grant: 'The bearer of a grant that a verified code gave, once.',
};

const descriptionOf = ({ access, batch }: Endpoint): string =>
  batch
    ? `${whoMayCall[access]} Each row is done or refused alone; its outcome says what it alone would have been answered.`
    : whoMayCall[access];

const securityOf = (access: Access): Record<string, string[]>[] => {
  if (access === 'public') return [{}, { bearer: [] }];
  return access === 'grant' ? [{ grant: [] }] : [{ bearer: [] }];
};

const responsesOf = (endpoint: Endpoint): Record<string, Json> => ({
  [endpoint.status ?? 200]: {
    description: endpoint.summary,
    content: {
      [endpoint.streams ? 'text/event-stream' : 'application/json']: {
        schema: schemaOf(endpoint.response, 'output'),
      },
      ...(csvColumns(endpoint) && { 'text/csv': { schema: { type: 'string' } } }),
    },
  },
  ...errorAnswersOf(endpoint),
});

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const requestBodyOf = ({ body, encoding }: Endpoint): Json | undefined => {
  if (!body) return undefined;
  const type = bodyTypes[encoding ?? 'json'];
  return { required: true, content: { [type]: { schema: schemaOf(body, 'input') } } };
};

const operationOf = (resource: string, name: string, endpoint: Endpoint): OpenApiOperation => {
  const requestBody = requestBodyOf(endpoint);
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    security: securityOf(endpoint.access),
    parameters: parametersOf(endpoint),
    ...(requestBody && { requestBody }),
    responses: responsesOf(endpoint),
  };
};

const bearer = (description: string) => ({
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description,
});

/** A resource, described by what its calls are for. */
const tagOf = ({ name, endpoints }: Resource) => ({
  name,
  description: Object.values(endpoints)
    .map(({ summary }) => `${summary}.`)
    .join(' '),
});

/** The OpenAPI 3.1 document of the contract, and of the redirects; nothing about an endpoint is written a second time. */
export function toOpenApi(contract: readonly Resource[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const resource of contract) {
    for (const [name, endpoint] of Object.entries(resource.endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operationOf(resource.name, name, endpoint),
      };
    }
  }
  for (const { path, operation } of redirectOperations) paths[path] = { get: operation };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sala',
      version: '1.0.0',
      description:
        'Every call of Sala, made from the contract that the server and its clients share. Lists answer CSV to `Accept: text/csv` or `?format=csv`, up to 10,000 rows; the header `Link` names the next part.',
    },
    servers: [{ url: '/' }],
    tags: [
      ...contract.map(tagOf),
      { name: redirectTag, description: 'Ways of a browser to an identity provider and back.' },
    ],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output'), OAuthError: schemaOf(oauthErrorBody, 'output') },
      securitySchemes: {
        bearer: bearer('Access token of POST /api-auth/token, 1,800 s long.'),
        grant: bearer('What a verified code gave, good for one step.'),
      },
    },
  };
}
