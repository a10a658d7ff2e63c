import { z } from 'zod';
import type { Module } from '@khep/domain/team';
import { endpoints } from './contract/index.ts';
import { ErrorResponse, VersionConflictResponse } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';

type Schema = Record<string, unknown>;

/** Tag descriptions in document order. */
const tagDescriptions: Record<Module, string> = {
  open: 'Sign-up, login, lookups and the brand; for every user.',
  home: "Today's work.",
  analytics: 'Metrics of a period, with filters.',
  shipment: 'Shipments and tracking.',
  reconciliation: 'Courier invoices and COD remittances.',
  dispute: 'Weight and charge disputes.',
  sku: 'SKUs and box sizes.',
  orders: 'Orders, packing, courier allocation, documents, pickups and manifests.',
  ndr: 'Failed deliveries and re-attempts.',
  rto: 'Returns to origin and returns by buyers.',
  'rate calculator': 'Rates without an order.',
  billing: 'Wallet and dues.',
  settings: 'Warehouses, users, company, couriers, rules and preferences.',
  procurement: 'Purchase orders.',
  finance: 'Finances by order.',
  'pick and pack': 'Picking and packing.',
};

const security = [{ bearer: [] }, { token: [] }];

/** Builds the OpenAPI 3.1 document of all endpoints. */
export function openApiDocument(): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  /** The first spelling of each path, by the path without parameter names. */
  const spellings = new Map<string, string>();
  for (const endpoint of endpoints) {
    // The server accepts a trailing slash, but the document may list each path only once.
    const own = endpoint.path.replace(/(?<=.)\/$/, '');
    const shape = own.replaceAll(/\{\w+\}/g, '{}');
    const spelling = spellings.get(shape) ?? own;
    spellings.set(shape, spelling);
    (paths[spelling] ??= {})[endpoint.method.toLowerCase()] = buildOperation(
      endpoint,
      renamed(own, spelling),
    );
  }
  const used = new Set(endpoints.map(({ module }) => module as string));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Khep API',
      version: '1.0.0',
      summary:
        'Orders, shipments, returns, courier contracts, reconciliation, billing and settings of a brand.',
      description: [
        'Amounts are in rupees with up to two decimals. Weights are in whole grams if the name ends in `_g`, otherwise in kilograms; dimensions are in centimetres. Days are YYYY-MM-DD in India, times ISO 8601.',
        'Each endpoint has one success status. Every other response has the schema `Error`.',
        'An unsafe request may have an `Idempotency-Key`: a retry with the same key returns the first response and is not executed again.',
        'Lists use cursor pagination: pass `next` as `after`.',
      ].join('\n\n'),
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/api', description: 'This server' }],
    tags: Object.entries(tagDescriptions)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    security,
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of the login.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of the custom channel, for endpoints with a scope.',
        },
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'x-auth-token',
          description: 'The same token; the console sends both.',
        },
      },
      schemas: {
        Error: { ...toJsonSchema(ErrorResponse, 'output'), description: 'Why a request failed.' },
        VersionConflict: {
          ...toJsonSchema(VersionConflictResponse, 'output'),
          description: 'Who changed the record and when, and the current record.',
        },
      },
      responses: {
        Error: {
          description: 'The request failed: `message` and `detail` say why, `fields` has field errors.',
          content: json({ $ref: '#/components/schemas/Error' }),
        },
        VersionConflict: {
          description: 'The record was changed since the version in If-Match. Nothing was written.',
          content: json({ $ref: '#/components/schemas/VersionConflict' }),
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', maxLength: 200 },
          description: 'The same for every retry of a request.',
        },
        IfMatch: {
          name: 'If-Match',
          in: 'header',
          required: false,
          schema: { type: 'string' },
          description:
            'The `version` that the change is based on, in quotes: "3". Without it there is no check.',
        },
      },
    },
  };
}

/** Renames path parameters to the first spelling: methods of one path share their names. */
function renamed(own: string, spelling: string): Record<string, string> {
  const names = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const theirs = names(spelling);
  return Object.fromEntries(names(own).map((name, index) => [name, theirs[index] ?? name]));
}

function buildOperation(endpoint: Endpoint, names: Record<string, string>): Schema {
  const isUnsafe = endpoint.method !== 'GET';
  const isPublic = endpoint.access === 'public';
  const success = endpoint.successMessage === undefined ? [] : [endpoint.successMessage].flat();
  return {
    operationId: endpoint.id.replaceAll('.', '_'),
    summary: endpoint.id,
    description: buildDescription(endpoint),
    tags: [endpoint.module],
    ...(isPublic && { security: [] }),
    ...(endpoint.scope && { security: [...security, { apiKey: [endpoint.scope] }] }),
    parameters: [
      ...buildParameters('path', endpoint.params).map((parameter) => ({
        ...parameter,
        name: names[String(parameter['name'])],
      })),
      ...buildParameters('query', endpoint.query),
      ...(isUnsafe && !isPublic ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...(endpoint.isVersioned ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
    ],
    ...buildBody(endpoint),
    responses: {
      [String(endpoint.successStatus)]: {
        description: success.length > 0 ? success.join(' / ') : 'Done.',
        content: buildResponse(endpoint),
      },
      ...buildErrors(endpoint),
    },
  };
}

function buildDescription(endpoint: Endpoint): string {
  const failure = [endpoint.errorMessage].flat().filter((text) => text !== '');
  return [
    `Success status: ${endpoint.successStatus}.`,
    failure.length > 0 ? `Default error message: "${failure.join('" or "')}".` : '',
    endpoint.scope ? `API keys need the scope \`${endpoint.scope}\`.` : '',
    endpoint.forbidden === 'notice' ? 'A 403 is a permission denial; the session stays valid.' : '',
  ]
    .filter(Boolean)
    .join(' ')
    .concat(endpoint.guide === undefined ? '' : `\n\n${endpoint.guide.trim()}`);
}

/** Lists the possible errors. */
function buildErrors(endpoint: Endpoint): Schema {
  const error = { $ref: '#/components/responses/Error' };
  return {
    ...(endpoint.access !== 'public' && { '401': error, '403': error }),
    ...(endpoint.params && { '404': error }),
    ...(endpoint.method !== 'GET' && { '409': error }),
    ...(endpoint.isVersioned && { '412': { $ref: '#/components/responses/VersionConflict' } }),
    ...((endpoint.params ?? endpoint.query ?? endpoint.body) && { '422': error }),
    ...(endpoint.access === 'public' && { '429': error }),
    default: error,
  };
}

function buildResponse(endpoint: Endpoint): Schema {
  if (endpoint.response === 'blob')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return json(toJsonSchema(endpoint.response, 'output'));
}

function buildBody(endpoint: Endpoint): Schema {
  if (endpoint.encoding === 'none' || endpoint.encoding === 'empty') return {};
  if (endpoint.encoding === 'multipart') {
    const file = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  }
  const schema = endpoint.body ? toJsonSchema(endpoint.body, 'input') : { type: 'object' };
  const type = endpoint.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { requestBody: { required: true, content: { [type]: { schema } } } };
}

function buildParameters(place: 'path' | 'query', schema: z.ZodType | undefined): Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(place === 'query' && { style: 'form', explode: true }),
  }));
}

const json = (schema: Schema): Schema => ({ 'application/json': { schema } });

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Schema;
  return rest;
}
